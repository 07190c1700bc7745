import type { LegalSection } from './legal-document.tsx'
import { ContactLink } from './legal-links.tsx'

/** Sections 12 to 19: what each side answers for, and which law applies. */
export const termsOfLaw: readonly LegalSection[] = [
  {
    id: 'ownership',
    title: 'Our software and name',
    body: (
      <p>
        The software, its design and the name Casewright belong to us or to those who license them to us. While these terms apply to you, you may use
        the service through its pages and its documented interface. Nothing else is transferred. You may send us ideas; we may use them without owing
        you anything.
      </p>
    ),
  },
  {
    id: 'third-parties',
    title: 'Services of others',
    body: (
      <p>
        The service depends on others: Atlassian for Jira, Supabase and other hosts, AI providers, e-mail services. Their failures and changes are
        outside our control, and we do not answer for them. Casewright is not a product of Atlassian and is not endorsed by it. Jira is a trademark of
        Atlassian.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and changes',
    body: (
      <p>
        We may change, limit or stop the service or parts of it, for example for maintenance, for safety, or because a provider changes. We promise no
        particular availability. If we end a plan that you have paid for, for a reason that is not yours, we return what you paid for the time that is
        left.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending your use',
    body: (
      <p>
        You may stop at any time and ask us to delete your account at <ContactLink />. We may suspend or delete an account that breaks these terms,
        endangers the service or must be closed by law; where we can, we tell you first and give you time to put it right. Sections that by their
        nature outlast the agreement, such as 11, 12 and 16 to 18, remain in force. Deleting an account does not delete what is in your browser.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'No warranty',
    body: (
      <p>
        The service is provided as it is and as it is available. As far as the law permits, we give no warranty of any kind, whether express or
        implied: not that it is free of errors or interruptions, not that test cases are correct or complete, and not that it fits a particular
        purpose.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'No liability',
    body: (
      <>
        <p>
          As far as the law permits, we are not liable for any damage that comes from using the service or from being unable to use it. That includes
          lost profit, lost data, faults in your products that testing did not find, acts of AI providers and other third parties, and indirect or
          consequential damage, even if we knew that it was possible.
        </p>
        <p>
          Nothing in these terms excludes liability that the law does not allow to be excluded, such as for intent, or takes away the rights that the
          law gives to consumers.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Law and courts',
    body: (
      <p>
        These terms are governed by the law of the Argentine Republic. Disputes about them belong before the ordinary courts of the City of Buenos
        Aires, unless a law that cannot be waived, such as one that protects consumers, names others. Please write to us first: most things can be
        settled in an e-mail. If one provision is invalid, the others stay in force.
      </p>
    ),
  },
  {
    id: 'changes-contact',
    title: 'Changes and contact',
    body: (
      <p>
        We may change these terms. The date at the top says when we last did; if a change puts you at a disadvantage, we tell you on the site or by
        e-mail before it applies to you. Using the service after that means that you accept it. If you do not, stop using it and have your account
        deleted. Questions go to{' '} <ContactLink />.
      </p>
    ),
  },
]
