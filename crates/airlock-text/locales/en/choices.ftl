choice-check = skill check { $difficulty }: { $skills }
