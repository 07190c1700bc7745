import { inLanguage } from '#src/lib/language.ts'

/** Texts that several screens share. */
export const authTexts = inLanguage({
  en: {
    name: 'Name',
    email: 'Email',
    password: 'Password',
    passwordHint: 'At least 6 characters.',
    backToLogin: 'Back to login',
  },
  es: {
    name: 'Nombre',
    email: 'Correo electrónico',
    password: 'Contraseña',
    passwordHint: '6 caracteres como mínimo.',
    backToLogin: 'Volver al inicio de sesión',
  },
})

export const loginTexts = inLanguage({
  en: {
    title: 'Log in',
    submit: 'Log In',
    submitting: 'Logging in...',
    createAccount: 'Create account',
    forgot: 'Forgot password?',
    failed: 'Login failed',
    failedUnexpectedly: 'Login failed. Please try again.',
    callbackErrors: {
      auth_failed: 'Your sign in could not be completed. Log in with your email and password.',
      callback_failed: 'Something went wrong while completing your sign in. Please try again.',
    },
    sessionEnded: 'Your session has ended. Log in to continue where you left off.',
    confirmFirst: 'Your address is not confirmed yet. Open the link in the email we sent you.',
    resend: 'Send the email again',
    resent: 'The email is on its way.',
    resendFailed: 'The email could not be sent.',
  },
  es: {
    title: 'Iniciar sesión',
    submit: 'Iniciar sesión',
    submitting: 'Iniciando sesión...',
    createAccount: 'Crear cuenta',
    forgot: '¿Olvidó su contraseña?',
    failed: 'No se pudo iniciar sesión',
    failedUnexpectedly: 'No se pudo iniciar sesión. Vuelva a intentarlo.',
    callbackErrors: {
      auth_failed: 'No se pudo completar el inicio de sesión. Ingrese con su correo electrónico y su contraseña.',
      callback_failed: 'Algo falló al completar el inicio de sesión. Vuelva a intentarlo.',
    },
    sessionEnded: 'Su sesión terminó. Inicie sesión para continuar donde estaba.',
    confirmFirst: 'Su dirección aún no está confirmada. Abra el enlace del correo que le enviamos.',
    resend: 'Enviar el correo otra vez',
    resent: 'El correo está en camino.',
    resendFailed: 'No se pudo enviar el correo.',
  },
})

export const signUpTexts = inLanguage({
  en: {
    title: 'Create account',
    submit: 'Create Account',
    submitting: 'Creating account...',
    created: 'Your account has been created. Log in with your password.',
    failed: 'Registration failed',
    haveAccount: 'Already have an account?',
    logIn: 'Log in',
    beta: {
      title: 'Beta access',
      text: 'Apply for early access to premium features before everyone else gets them.',
      apply: 'Apply for beta access',
    },
  },
  es: {
    title: 'Crear cuenta',
    submit: 'Crear cuenta',
    submitting: 'Creando la cuenta...',
    created: 'Su cuenta fue creada. Inicie sesión con su contraseña.',
    failed: 'No se pudo completar el registro',
    haveAccount: '¿Ya tiene una cuenta?',
    logIn: 'Iniciar sesión',
    beta: {
      title: 'Acceso beta',
      text: 'Solicite acceso anticipado a las funciones premium antes que los demás.',
      apply: 'Solicitar acceso beta',
    },
  },
})

export const forgotTexts = inLanguage({
  en: {
    title: 'Forgot password',
    text: 'Enter the address of your account. We send you a link that lets you set a new password.',
    submit: 'Send reset link',
    submitting: 'Sending...',
    sent: 'If that email exists, a reset link has been sent.',
    failed: 'Request failed',
  },
  es: {
    title: 'Contraseña olvidada',
    text: 'Escriba la dirección de su cuenta. Le enviamos un enlace para definir una contraseña nueva.',
    submit: 'Enviar el enlace',
    submitting: 'Enviando...',
    sent: 'Si ese correo existe, se envió un enlace para restablecer la contraseña.',
    failed: 'La solicitud falló',
  },
})

export const callbackTexts = inLanguage({
  en: {
    title: 'Authenticating...',
    text: 'Please wait while we complete your sign in.',
  },
  es: {
    title: 'Autenticando...',
    text: 'Espere mientras completamos su inicio de sesión.',
  },
})

export const resetTexts = inLanguage({
  en: {
    opening: 'Checking your link...',
    title: 'Set a new password',
    forAccount: (email: string) => `For the account ${email}.`,
    password: 'New password',
    submit: 'Save new password',
    submitting: 'Saving...',
    saved: 'Your password has been changed.',
    failed: 'The password could not be changed. Please try again.',
  },
  es: {
    opening: 'Comprobando su enlace...',
    title: 'Definir una contraseña nueva',
    forAccount: (email: string) => `Para la cuenta ${email}.`,
    password: 'Contraseña nueva',
    submit: 'Guardar la contraseña',
    submitting: 'Guardando...',
    saved: 'Su contraseña se cambió.',
    failed: 'No se pudo cambiar la contraseña. Vuelva a intentarlo.',
  },
})

export const accountSwitchTexts = inLanguage({
  en: {
    title: 'Switch to another account?',
    text: (current: string, other: string) => `You are signed in as ${current}. This link belongs to ${other}.`,
    warning:
      'Switch only if you requested this link yourself. Otherwise somebody may want you to work in their account.',
    stay: 'Stay in my account',
    change: 'Switch account',
  },
  es: {
    title: '¿Cambiar a otra cuenta?',
    text: (current: string, other: string) =>
      `Su sesión está abierta como ${current}. Este enlace pertenece a ${other}.`,
    warning:
      'Cambie solo si usted mismo pidió este enlace. Si no, es posible que alguien quiera que usted trabaje en su cuenta.',
    stay: 'Seguir en mi cuenta',
    change: 'Cambiar de cuenta',
  },
})

const spentTitle = inLanguage({ en: 'This link has expired or was already used', es: 'Este enlace venció o ya se usó' })

export const linkProblemTexts = inLanguage({
  en: {
    spent_reset: {
      title: spentTitle,
      text: 'Links in our emails work once and for a limited time. Request a new one and open the latest email.',
    },
    spent: {
      title: spentTitle,
      text: 'If it was meant to confirm your address, try to log in: it may be confirmed already. If it was meant to set a new password, request a new link.',
    },
    missing: {
      title: 'This page needs the link from the email',
      text: 'Open the link exactly as it appears in the email, or request a new one.',
    },
    unsafe: {
      title: 'This link cannot be used',
      text: 'Its address contains a session, which anyone could have written. Nobody was signed in. Request a new link.',
    },
    failedTitle: 'The link could not be checked',
    failedText: 'Something went wrong. Please try again.',
    newResetLink: 'Send a new reset link',
    retry: 'Try again',
  },
  es: {
    spent_reset: {
      title: spentTitle,
      text: 'Los enlaces de nuestros correos sirven una sola vez y por tiempo limitado. Pida uno nuevo y abra el correo más reciente.',
    },
    spent: {
      title: spentTitle,
      text: 'Si era para confirmar su dirección, inicie sesión: quizá ya esté confirmada. Si era para definir una contraseña nueva, pida otro enlace.',
    },
    missing: {
      title: 'Esta página necesita el enlace del correo',
      text: 'Abra el enlace exactamente como está en el correo o pida uno nuevo.',
    },
    unsafe: {
      title: 'Este enlace no se puede usar',
      text: 'Lleva una sesión en la dirección, y eso lo podría haber escrito cualquiera. No se inició ninguna sesión. Pida un enlace nuevo.',
    },
    failedTitle: 'No se pudo comprobar el enlace',
    failedText: 'Algo falló en el camino. Vuelva a intentarlo.',
    newResetLink: 'Enviar un enlace nuevo',
    retry: 'Reintentar',
  },
})
