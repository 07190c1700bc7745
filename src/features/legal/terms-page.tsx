import { ContactLink, LegalDocument, type LegalSection, PrivacyLink } from './legal-document.tsx'
import { legalTexts } from './texts.ts'

/** The Terms and Conditions (docs/spec.md sections 1 and 2). */
export function TermsPage() {
  return (
    <LegalDocument
      intro={legalTexts.termsIntro}
      sections={[...termsOfUse, ...termsOfLaw]}
      title={legalTexts.termsTitle}
    />
  )
}

/** Sections 1 to 11: who may use the service, and how. */
const termsOfUse: readonly LegalSection[] = [
  {
    id: 'agreement',
    title: 'Agreeing to these terms',
    body: (
      <p>
        These terms are an agreement between you and the operator of this Casewright site (“we”). By creating an account
        or using the service you accept them. If you use it for an organisation, you accept them for that organisation
        and state that you may do so. If you do not accept them, do not use the service.
      </p>
    ),
  },
  {
    id: 'service',
    title: 'What the service does',
    body: (
      <p>
        Casewright reads a Jira ticket with your own Jira account, finds its acceptance criteria, has test cases written
        for them, and lets you review, search, correct and export the result. Results are kept in your browser, not on
        our server. Jira Cloud is the only tracker that it reads at present.
      </p>
    ),
  },
  {
    id: 'age',
    title: 'Who may use it',
    body: (
      <p>
        You must be 18 or older, or have the consent of a parent or guardian, who then answers for your use. Children
        under 13 may not use the service, with or without consent.
      </p>
    ),
  },
  {
    id: 'account',
    title: 'Your account',
    body: (
      <p>
        Give a name and an e-mail address that are yours, and keep your password to yourself. An account is for one
        person. What is done with your account counts as done by you, until you tell us that somebody else has access to
        it. Tell us at once if you think so.
      </p>
    ),
  },
  {
    id: 'plans',
    title: 'Plans, runs and prices',
    body: (
      <>
        <p>
          A run is one generation of test cases for one ticket. Each plan has a number of runs for each calendar month:
        </p>
        <ul>
          <li>Free: 0 runs. You can sign in, connect Jira and look around.</li>
          <li>Starter: 20 runs, 10 US dollars a month.</li>
          <li>Pro: 100 runs, enrichment and support by e-mail, 30 US dollars a month.</li>
          <li>Custom: unlimited test cases, dedicated support and custom integrations, at a price that we agree on.</li>
        </ul>
        <p>
          Months begin on the first at 00:00 UTC. Runs that you do not use are not carried over. A run is counted when
          its first test case is sent, or when the AI has answered without one. A run that breaks off after that leaves
          an incomplete result, which you can complete free of charge: within 24 hours, up to three times, while your
          plan has runs. A run that fails before that is given back, and so is one that you cancel before that, three
          times a day. When ten runs have been given back within an hour, no new one begins until the hour is over. A
          paid plan is agreed with us by e-mail, including how it is paid and how it ends; the service takes no payments
          itself and never asks for card details. A new price applies from the next month that you have not paid for
          yet.
        </p>
      </>
    ),
  },
  {
    id: 'trials',
    title: 'Trials and beta access',
    body: (
      <p>
        A free trial is available on request, at <ContactLink />. We may offer early access to features that are not
        finished. They may work badly, change or go, and applying for them gives no right to get them.
      </p>
    ),
  },
  {
    id: 'tracker',
    title: 'Your Jira account and tickets',
    body: (
      <p>
        You connect Jira with an API token of your own. Use only a Jira account, and open only tickets, that you are
        allowed to use for this purpose. Atlassian’s terms, and the rules of the organisation the tickets belong to,
        continue to apply to you. You may remove the token from the service, or withdraw it at Atlassian, at any time.
      </p>
    ),
  },
  {
    id: 'ai',
    title: 'Use of AI and your data',
    body: (
      <p>
        To write test cases we may send ticket data to an AI provider. The <PrivacyLink /> says what is sent, what we
        store and what stays in your browser. By generating test cases you instruct us to send that data. Do not
        generate them from tickets that you must not share with an AI provider, or that hold data which the law protects
        specially, such as health data.
      </p>
    ),
  },
  {
    id: 'review',
    title: 'Test cases are drafts',
    body: (
      <p>
        Test cases are written by a machine. They may be wrong or incomplete, may miss a risk, and may resemble what
        others get for similar tickets. Have somebody competent read them before they are used. Passing them does not
        show that a product is correct, safe or lawful. You decide what you test and what you release.
      </p>
    ),
  },
  {
    id: 'conduct',
    title: 'Acceptable use',
    body: (
      <>
        <p>You agree not to:</p>
        <ul>
          <li>break the law with the service, or harm the rights of others;</li>
          <li>get round limits of plans, access control or other protection, or use another person’s account;</li>
          <li>attack or overload the service, or examine it for weaknesses without our consent;</li>
          <li>use it to reach systems or data that you have no right to reach;</li>
          <li>resell it, or offer it to others as your own, without our written consent.</li>
        </ul>
        <p>
          If somebody claims damages from us because you broke these rules, you bear the cost, as far as you are to
          blame.
        </p>
      </>
    ),
  },
  {
    id: 'content',
    title: 'Your content',
    body: (
      <p>
        Tickets stay the property of whoever owns them. As between you and us, the test cases made from your tickets are
        yours to use, change and share. You allow us to process tickets and test cases only as far as the service needs
        it. Keep your own copies: results live in your browser, and we cannot restore them.
      </p>
    ),
  },
]

/** Sections 12 to 19: what each side answers for, and which law applies. */
const termsOfLaw: readonly LegalSection[] = [
  {
    id: 'ownership',
    title: 'Our software and name',
    body: (
      <p>
        The software, its design and the name Casewright belong to us or to those who license them to us. While these
        terms apply to you, you may use the service through its pages and its documented interface. Nothing else is
        transferred. You may send us ideas; we may use them without owing you anything.
      </p>
    ),
  },
  {
    id: 'third-parties',
    title: 'Services of others',
    body: (
      <p>
        The service depends on others: Atlassian for Jira, Supabase and other hosts, AI providers, e-mail services.
        Their failures and changes are outside our control, and we do not answer for them. Casewright is not a product
        of Atlassian and is not endorsed by it. Jira is a trademark of Atlassian.
      </p>
    ),
  },
  {
    id: 'availability',
    title: 'Availability and changes',
    body: (
      <p>
        We may change, limit or stop the service or parts of it, for example for maintenance, for safety, or because a
        provider changes. We promise no particular availability. If we end a plan that you have paid for, for a reason
        that is not yours, we return what you paid for the time that is left.
      </p>
    ),
  },
  {
    id: 'ending',
    title: 'Ending your use',
    body: (
      <p>
        You may stop at any time and ask us to delete your account at <ContactLink />. We may suspend or delete an
        account that breaks these terms, endangers the service or must be closed by law; where we can, we tell you first
        and give you time to put it right. Sections that by their nature outlast the agreement, such as 11, 12 and 16 to
        18, remain in force. Deleting an account does not delete what is in your browser.
      </p>
    ),
  },
  {
    id: 'warranty',
    title: 'No warranty',
    body: (
      <p>
        The service is provided as it is and as it is available. As far as the law permits, we give no warranty of any
        kind, whether express or implied: not that it is free of errors or interruptions, not that test cases are
        correct or complete, and not that it fits a particular purpose.
      </p>
    ),
  },
  {
    id: 'liability',
    title: 'No liability',
    body: (
      <>
        <p>
          As far as the law permits, we are not liable for any damage that comes from using the service or from being
          unable to use it. That includes lost profit, lost data, faults in your products that testing did not find,
          acts of AI providers and other third parties, and indirect or consequential damage, even if we knew that it
          was possible.
        </p>
        <p>
          Nothing in these terms excludes liability that the law does not allow to be excluded, such as for intent, or
          takes away the rights that the law gives to consumers.
        </p>
      </>
    ),
  },
  {
    id: 'law',
    title: 'Law and courts',
    body: (
      <p>
        These terms are governed by the law of the Argentine Republic. Disputes about them belong before the ordinary
        courts of the City of Buenos Aires, unless a law that cannot be waived, such as one that protects consumers,
        names others. Please write to us first: most things can be settled in an e-mail. If one provision is invalid,
        the others stay in force.
      </p>
    ),
  },
  {
    id: 'changes-contact',
    title: 'Changes and contact',
    body: (
      <p>
        We may change these terms. The date at the top says when we last did; if a change puts you at a disadvantage, we
        tell you on the site or by e-mail before it applies to you. Using the service after that means that you accept
        it. If you do not, stop using it and have your account deleted. Questions go to <ContactLink />.
      </p>
    ),
  },
]
