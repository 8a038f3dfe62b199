# Lo que estaba mal en algo introducido.

ui-problem-table-name = Dale a la mesa un nombre de 1 a { $most } caracteres.
ui-problem-person-name = Pon un nombre de 1 a { $most } caracteres.
ui-problem-name-at-table = En esta mesa ya hay alguien que se llama { $name }. Elige otro nombre.
ui-problem-seat-taken = Alguien acaba de ocupar ese asiento. Elige otro.
ui-problem-people-sit =
    { $count ->
        [one] Ya hay 1 persona sentada: debe quedar al menos ese asiento.
       *[other] Ya hay { $count } personas sentadas: deben quedar al menos esos asientos.
    }
ui-problem-no-table = Ninguna mesa tiene ese enlace o código. Pide otra vez el enlace.
ui-problem-account-taken = El nombre { $name } ya está en uso. Inicia sesión si es tuyo o elige otro.
ui-problem-password = Una contraseña debe tener al menos { $least } caracteres.
ui-problem-wrong-password = Ese nombre y esa contraseña no coinciden.
ui-problem-device-link = Ese enlace privado ya se ha usado o ha caducado. Crea otro en el otro dispositivo.

# Páginas que no se pueden mostrar.

ui-error-unreadable = Eso no se ha podido leer
ui-error-unreadable-advice = Falta algo en lo que se ha enviado. Vuelve atrás, recarga la página e inténtalo otra vez.
ui-error-forbidden = No puedes hacer eso
ui-error-forbidden-advice = No tienes asiento aquí, o solo puede hacerlo quien organiza la mesa. Si te sentaste en otro navegador, usa ese o tráete tus asientos con un enlace privado.
ui-error-no-page = Aquí no hay nada
ui-error-no-page-advice = Puede que la dirección esté mal escrita o que la página ya no exista.
ui-error-no-table = No existe esa mesa
ui-error-no-table-advice = Puede que el enlace esté incompleto o que la mesa se haya cerrado. Pide otra vez el enlace.
ui-error-method = Eso no es posible aquí
ui-error-method-advice = Vuelve atrás y usa los botones de la página.
ui-error-stale = La partida ha avanzado
ui-error-stale-advice = Ha pasado algo mientras decidías. No se ha hecho nada; vuelve a mirar antes de responder.
ui-error-too-large = Es demasiado largo
ui-error-too-large-advice = Acórtalo y envíalo otra vez.
ui-error-too-many = Demasiado rápido
ui-error-too-many-advice =
    { $wait ->
        [one] Espera 1 segundo e inténtalo otra vez.
       *[other] Espera { $wait } segundos e inténtalo otra vez.
    }
ui-error-broken = Algo ha fallado
ui-error-broken-advice = La culpa es nuestra, no tuya. Tus mesas están a salvo. Inténtalo otra vez dentro de un momento.
ui-error-away = Volvemos enseguida
ui-error-away-advice = El servidor está arrancando o deteniéndose. Tus mesas están a salvo. Recarga la página dentro de un minuto.
ui-error-unsaved = Ahora no se puede guardar nada
ui-error-to-table = Volver a la mesa
ui-error-to-start = A la página de inicio
ui-error-request = Si sigue ocurriendo, dale el número { $request } a quien administra este servidor.
