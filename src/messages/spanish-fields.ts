import type { fieldTexts } from '#domain/contracts/auth.ts'
import type { trackerConfigTexts } from '#domain/ticket/tracker-config.ts'

const emailTexts = {
  emailRequired: 'El correo electrónico es obligatorio',
  emailInvalid: 'Escriba una dirección de correo electrónico válida',
}

export const spanishFieldTexts: Record<keyof typeof fieldTexts, string> = {
  ...emailTexts,
  nameRequired: 'El nombre es obligatorio',
  nameTooLong: 'El nombre debe tener como máximo 200 caracteres',
  nameUnprintable: 'El nombre no debe contener caracteres de control',
  passwordRequired: 'La contraseña es obligatoria',
  passwordTooShort: 'La contraseña debe tener al menos 6 caracteres',
  passwordTooLong:
    'La contraseña debe tener como máximo 72 caracteres (las letras con tilde y los emojis cuentan como más de uno)',
}

export const spanishTrackerConfigTexts: Record<keyof typeof trackerConfigTexts, string> = {
  ...emailTexts,
  baseUrlRequired: 'La URL base es obligatoria',
  baseUrlScheme: 'La URL base debe comenzar con https://',
  baseUrlDomain: 'La URL base debe ser un dominio válido de Atlassian',
  tokenRequired: 'El token de API es obligatorio',
  tokenTooShort: 'El token de API debe tener al menos 10 caracteres',
}
