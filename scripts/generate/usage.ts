export const usage = `Usage: npm run generate -- <ticket link> [options]
       npm run generate -- --ticket-file issue.json [options]

Finds the acceptance criteria of a ticket and prints test cases for them.

Ticket
  <ticket link>            a link of the tracker, or a bare key such as SHOP-1
  --ticket-file FILE       the issue's JSON, as GET /rest/api/3/issue/{key}?expand=names gives it

Result
  --format csv|json|md     what is printed (default: json)
  --enrich                 add negative, edge and boundary cases (Pro and Admin plans)
  --max-test-cases N       keep at most N test cases
  --raw                    the cases as read from the answer: nothing added, nothing cut
  --out FILE               write the result to a file instead of stdout
  --quiet                  nothing on stderr
  --answer-file FILE       read a saved answer in place of the AI's (with --ticket-file: no backend is needed)
  --help                   this text

Configuration (environment or .env; without any, an in-memory backend with the demo account and the demo tracker)
  SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY, CASEWRIGHT_EMAIL, CASEWRIGHT_PASSWORD   the project and your account
  JIRA_BASE_URL, JIRA_EMAIL, JIRA_API_TOKEN                                       your tracker

Exit code: 0 done, 1 failed, 2 wrong usage. To pipe the result, keep npm's own lines out of it: npm run --silent generate -- …`
