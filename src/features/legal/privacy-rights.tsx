import { type LegalSection, ContactLink } from './legal-document.tsx'

/** Sections 9 to 15: how long data stays, and what a person can do. */
export const privacyRights: readonly LegalSection[] = [
  {
    id: 'retention',
    title: 'How long we keep data',
    body: (
      <>
        <ul>
          <li>
            Account, plan, monthly usage and the records of your runs: as long as your account exists. When it is
            deleted, they are deleted with it.
          </li>
          <li>
            The log of what administrators did: without a fixed end, so that a change to an account can still be
            explained later. Its entries outlive a deleted account.
          </li>
          <li>
            Counted attempts at sign-up and password reset: they count for one hour and are removed by later attempts.
          </li>
          <li>
            Technical logs: our server’s log lines hold the number of your account, the kind of request, its result and
            its time, and no texts, e-mail addresses or IP addresses. Our host keeps them for the time its plan sets.
          </li>
          <li>Backups that we or our host make: until they are replaced by newer ones.</li>
          <li>Cookies: up to 2 years, as section 8 says.</li>
          <li>
            What is in your browser: until it is deleted as section 3 says. We cannot reach it, so deleting your account
            does not delete it.
          </li>
        </ul>
      </>
    ),
  },
  {
    id: 'transfers',
    title: 'Data in other countries',
    body: (
      <p>
        The companies of section 7 work in several countries. Your data may therefore be processed outside the country
        you live in, and outside Argentina, where the law may protect it differently. By using Casewright you agree to
        this transfer, which the service needs to work. We choose companies that commit themselves to protecting data in
        their contracts.
      </p>
    ),
  },
  {
    id: 'security',
    title: 'How we protect data',
    body: (
      <>
        <p>
          Connections are encrypted. Passwords are stored as hashes. The database itself lets each account read only its
          own rows, and only the server can write. The Jira token is encrypted where it is kept. Administrators see
          accounts and usage, not tickets and not test cases.
        </p>
        <p>
          No service is perfectly safe. If you notice a weakness, or think that somebody has used your account, write to
          us at once. If your Jira token may have become known, withdraw it in your Atlassian account.
        </p>
      </>
    ),
  },
  {
    id: 'rights',
    title: 'Your rights',
    body: (
      <>
        <p>
          You may ask what we hold about you, have it corrected or brought up to date, have it deleted, and object to a
          use of it. Write to <ContactLink /> from the address of your account. We may ask for a proof that the account
          is yours. Deleting an account is done by us on your request; there is no charge for any of this.
        </p>
        <p>
          Under Argentina’s law 25.326 the holder of personal data may exercise the right of access free of charge at
          intervals of no less than six months, unless a legitimate interest is shown. The Agencia de Acceso a la
          Información Pública, which supervises that law, receives complaints and claims about its breach. If the law of
          the country you live in gives you further rights, you keep them.
        </p>
        <p>
          Your history of test cases is in your own hands: History lets you save it as a file, restore it and delete it.
        </p>
      </>
    ),
  },
  {
    id: 'children',
    title: 'Children',
    body: (
      <p>
        Casewright is for people who are 18 or older, or who have the consent of a parent or guardian. It is not for
        children under 13, and we do not knowingly keep data about them. If you believe that a child under 13 has an
        account, write to us and we will delete it.
      </p>
    ),
  },
  {
    id: 'changes',
    title: 'Changes to this policy',
    body: (
      <p>
        When the product changes what it stores or sends, this page changes with it, and the date at its top says when.
        If a change matters to you as the owner of an account, we say so on the site or by e-mail before it takes
        effect. The version on this page is the one that applies.
      </p>
    ),
  },
  {
    id: 'contact',
    title: 'Contact',
    body: (
      <p>
        Questions about this policy, and requests about your data, go to <ContactLink />.
      </p>
    ),
  },
]
