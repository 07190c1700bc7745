import { type LegalSection, ContactLink, TermsLink } from './legal-document.tsx'

/** Sections 1 to 8: which data there is and where it goes. What is said here must stay true to src/storage, supabase/migrations and supabase/functions/api. */
export const privacyData: readonly LegalSection[] = [
  {
    id: 'scope',
    title: 'Who we are and what this covers',
    body: (
      <>
        <p>
          Casewright turns a Jira ticket into test cases that you review and export. “We” are the operator of the
          Casewright site on which you read this page. “You” are whoever visits the site or uses an account on it.
        </p>
        <p>
          This policy covers the site, the product behind its login, and the server that both of them call. It does not
          cover Jira, or any other site that a link leads to. The rules for using Casewright are in the <TermsLink />.
        </p>
      </>
    ),
  },
  {
    id: 'server-data',
    title: 'What our server stores',
    body: (
      <>
        <p>Our database, which is hosted by Supabase, holds this about an account:</p>
        <ul>
          <li>
            your name, your e-mail address and your password. The password is stored only as a hash, from which it
            cannot be read back;
          </li>
          <li>your plan, and when your account was created, confirmed and last used to sign in;</li>
          <li>
            your sessions, each with the IP address and the browser it was opened from, as the sign-in service records
            them;
          </li>
          <li>how many runs you have used in each month;</li>
          <li>
            one record for each run: when it began and ended, whether it succeeded, which AI provider and model wrote
            the cases, how many tokens that took, and a fingerprint of the request that lets us charge a repeated
            request once.
          </li>
        </ul>
        <p>
          Ticket texts, acceptance criteria and test cases are not in our database. They pass through our server while a
          run is under way, and our server keeps no copy. The text cannot be read back from the fingerprint.
        </p>
        <p>
          When an administrator creates, changes or deletes an account, or sends its owner a link to reset the password,
          a log keeps who did it, to whom and when, with both e-mail addresses. To stop abuse of sign-up and password
          reset we count attempts; what is counted is a keyed hash of the e-mail and IP address, not the address.
        </p>
      </>
    ),
  },
  {
    id: 'browser-data',
    title: 'What stays in your browser',
    body: (
      <>
        <p>Most of what you work with is kept by your own browser, on your own device, and not by us:</p>
        <dl>
          <div>
            <dt>History of test cases</dt>
            <dd>
              Up to 100 results. Each holds the ticket’s key, title, description and details (such as type, priority,
              status and the assignee’s name), its criteria, the test cases and your corrections. It is not encrypted,
              and it stays after you log out. You delete single entries, or all of them, in History.
            </dd>
          </div>
          <div>
            <dt>Jira connection</dt>
            <dd>
              The address of your Jira site, your e-mail address there and your API token, encrypted. They stay after
              you log out. Clear, in Settings, deletes them.
            </dd>
          </div>
          <div>
            <dt>Connections to test tools</dt>
            <dd>
              The addresses, account names and tokens of the test tools that you connect, and the project you last sent
              test cases to, encrypted. They stay after you log out. Remove, in Settings, deletes them.
            </dd>
          </div>
          <div>
            <dt>Draft of the Jira connection</dt>
            <dd>
              What you have typed and not saved, encrypted. It is deleted when you save, when you clear it and when you
              log out.
            </dd>
          </div>
          <div>
            <dt>Ticket link</dt>
            <dd>
              What you have typed into the field for it, for this tab only. It is deleted when you close the tab or log
              out.
            </dd>
          </div>
          <div>
            <dt>Session</dt>
            <dd>
              The tokens that keep you signed in, with the name and e-mail address of your account. They are deleted
              when you log out.
            </dd>
          </div>
          <div>
            <dt>Preferences</dt>
            <dd>
              The language, the light or dark theme, and how you like the workspace, such as whether enrichment is on.
              They stay until you clear the site’s data in your browser.
            </dd>
          </div>
        </dl>
        <p>
          Somebody who can use your browser profile, or your device, can read what is not encrypted. On a shared
          computer, clear your history and the site’s data before you leave.
        </p>
      </>
    ),
  },
  {
    id: 'jira-credentials',
    title: 'Your credentials for Jira and test tools',
    body: (
      <>
        <p>
          Your API token is encrypted in your browser, with a key that the browser made itself and does not hand out,
          not even to our own pages. When you test the connection or open a ticket, your browser decrypts the token and
          sends it, with your Jira e-mail address, over an encrypted connection to our server. The server passes it to
          your Jira site, or to Atlassian’s gateway for it, and nowhere else, and forgets it when the request ends. It
          is not stored on our server and not written to its logs, and our administrators cannot look it up.
        </p>
        <p>
          We read the ticket whose link you paste, and the account that the token belongs to. We change nothing in Jira,
          unless you send test cases there. You can withdraw a token at any time in your Atlassian account.
        </p>
        <p>
          The same holds for the credentials of the test tools that you connect. When you send test cases, our server
          passes them to the tool that you chose, and to no other, and keeps no copy.
        </p>
      </>
    ),
  },
  {
    id: 'ai-providers',
    title: 'Ticket data and AI providers',
    body: (
      <>
        <p>
          To write test cases, our server may send ticket data to an AI provider. What is sent is the ticket’s key,
          type, priority, title and description, its acceptance criteria, components and labels. Comments, attachments,
          the names of the ticket’s people and your Jira credentials are not sent, nor is the name or e-mail address of
          your Casewright account.
        </p>
        <p>
          We choose the provider, and tell you which one it is when you ask. While the site works with Casewright’s own
          built-in test designer, no ticket data leaves our server for an AI provider. A provider handles what it
          receives under its own terms, and may keep it for some time.
        </p>
        <p>
          A ticket’s title and description go as they were written. If they hold personal data or secrets, remove those
          before you generate test cases, or do not use that ticket. Make sure that you may share your team’s tickets in
          this way.
        </p>
      </>
    ),
  },
  {
    id: 'purposes',
    title: 'What we use data for',
    body: (
      <>
        <p>We use the data described here to:</p>
        <ul>
          <li>
            run your account, sign you in and send the e-mails that this needs (confirming an address, resetting a
            password);
          </li>
          <li>read the ticket you ask for and have test cases written for it;</li>
          <li>count runs against your plan;</li>
          <li>protect accounts and the service from misuse, and find the cause of errors;</li>
          <li>answer you when you write to us.</li>
        </ul>
        <p>
          We do this because you asked for the service, because we have a justified interest in keeping it safe, or
          because the law tells us to. We show no advertisements, sell no data, build no profiles and send no
          newsletters.
        </p>
      </>
    ),
  },
  {
    id: 'recipients',
    title: 'Who else receives data',
    body: (
      <>
        <ul>
          <li>
            Supabase hosts the accounts, the database and our server. Like any host it sees IP addresses and keeps
            technical logs for a limited time.
          </li>
          <li>The host of this site delivers its pages to your browser and sees your IP address when it does.</li>
          <li>An e-mail service delivers the e-mails named in section 6.</li>
          <li>Atlassian receives your Jira credentials and the request for a ticket.</li>
          <li>
            The test tool that you send test cases to receives your credentials for it, these test cases, and the key,
            title and address of their ticket.
          </li>
          <li>An AI provider may receive ticket data, as described in section 5.</li>
        </ul>
        <p>
          Beyond that we hand data to nobody, unless a law or a court obliges us. The site’s pages load no fonts,
          scripts, pictures or analytics from others. The application for beta access is a form on another site, which
          has a policy of its own; what you enter there you give to that site.
        </p>
      </>
    ),
  },
  {
    id: 'cookies',
    title: 'Cookies and browser storage',
    body: (
      <>
        <p>
          Casewright itself sets no cookies. It uses the browser’s storage for what section 3 lists, all of it needed to
          do what you ask. The companies that host the service may set a technical cookie, for example to tell people
          from automated attacks. Cookies may keep data for up to 2 years.
        </p>
        <p>
          The browser’s storage has no date on which it ends: an item stays until it is deleted as section 3 says, or
          until you clear the site’s data. Some browsers do that by themselves for sites that you have not visited for a
          while. If you block storage for this site, you cannot stay signed in, and no history is kept. Questions about
          a cookie go to <ContactLink />.
        </p>
      </>
    ),
  },
]
