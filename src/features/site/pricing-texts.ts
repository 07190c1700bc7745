import { inLanguage } from '#src/lib/language.ts'

/** Names, prices and features of the plans (docs/spec.md section 9). The quotas are those of src/domain/plans; a test compares them. */
export const pricingTexts = inLanguage({
  en: {
    title: 'Pricing',
    text: 'A run is one generation for one ticket, however many test cases come out of it. A run that fails before its first test case is not counted.',
    choose: 'Plan',
    select: 'Select',
    selectName: (plan: string) => `Select ${plan}`,
    contactUs: 'Contact us',
    notIncluded: 'Not included:',
    next: {
      starter:
        'Starter: create an account, then write to us. We set the plan on your account and answer about payment and a free trial.',
      pro: 'Pro: create an account, then write to us. We set the plan on your account and answer about payment and a free trial.',
      custom: 'Custom: tell us how many people test, and what has to be integrated. We answer with an offer.',
    },
    createAccount: 'Create account',
    write: 'Write to us',
    subject: (plan: string) => `Casewright ${plan}`,
    plans: {
      starter: {
        title: 'Starter',
        price: '$10',
        priceDetail: 'per month',
        features: {
          runs: '20 runs per month',
          export: 'Every export format',
          support: 'E-mail support',
          enrichment: 'Enrichment: extra negative, edge and boundary cases',
        },
      },
      pro: {
        title: 'Pro',
        price: '$30',
        priceDetail: 'per month',
        features: {
          runs: '100 runs per month',
          export: 'Every export format',
          support: 'E-mail support',
          enrichment: 'Enrichment: extra negative, edge and boundary cases',
        },
      },
      custom: {
        title: 'Custom',
        price: 'Tailored',
        priceDetail: 'pricing',
        features: { runs: 'Unlimited test cases', support: 'Dedicated support', integrations: 'Custom integrations' },
      },
    },
  },
  es: {
    title: 'Precios',
    text: 'Cada ticket para el que se piden casos de prueba cuenta como una generación, sean los casos que sean. Si falla antes del primer caso de prueba, no se cuenta.',
    choose: 'Plan',
    select: 'Elegir',
    selectName: (plan: string) => `Elegir ${plan}`,
    contactUs: 'Contáctenos',
    notIncluded: 'No incluido:',
    next: {
      starter:
        'Starter: cree una cuenta y escríbanos. Asignamos el plan a su cuenta y le respondemos sobre el pago y una prueba gratuita.',
      pro: 'Pro: cree una cuenta y escríbanos. Asignamos el plan a su cuenta y le respondemos sobre el pago y una prueba gratuita.',
      custom:
        'A medida: cuéntenos cuántas personas hacen pruebas y qué hay que integrar. Le respondemos con una oferta.',
    },
    createAccount: 'Crear cuenta',
    write: 'Escríbanos',
    subject: (plan: string) => `Casewright ${plan}`,
    plans: {
      starter: {
        title: 'Starter',
        price: '10 USD',
        priceDetail: 'al mes',
        features: {
          runs: '20 generaciones al mes',
          export: 'Todos los formatos de exportación',
          support: 'Soporte por correo',
          enrichment: 'Enriquecimiento: más casos negativos, extremos y de valores límite',
        },
      },
      pro: {
        title: 'Pro',
        price: '30 USD',
        priceDetail: 'al mes',
        features: {
          runs: '100 generaciones al mes',
          export: 'Todos los formatos de exportación',
          support: 'Soporte por correo',
          enrichment: 'Enriquecimiento: más casos negativos, extremos y de valores límite',
        },
      },
      custom: {
        title: 'A medida',
        price: 'Precio',
        priceDetail: 'a medida',
        features: {
          runs: 'Casos de prueba ilimitados',
          support: 'Soporte dedicado',
          integrations: 'Integraciones a medida',
        },
      },
    },
  },
})
