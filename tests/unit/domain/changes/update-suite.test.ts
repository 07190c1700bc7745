import { describe, expect, it } from 'vitest'
import { checkOf, isAffected, markStillRight, suiteChanges } from '#domain/changes/suite-changes.ts'
import { type UpdateProposal, applyUpdate, proposeUpdate } from '#domain/changes/update-suite.ts'
import type { GenerateRequest, GenerateResponse } from '#domain/contracts/ai-generate.ts'
import type { GenerationResult } from '#domain/generation/result.ts'
import { completeGeneration, type GenerationPorts } from '#domain/generation/run-generation.ts'
import { standIn, type TestCase } from '#domain/test-case/test-case.ts'
import { criteriaOf, issueOf, labelledPairs, type LabelledPair } from './labelled-pairs.ts'

const now = new Date('2026-11-22T10:00:00Z')
const tracker = { baseUrl: 'https://marlow.atlassian.net', email: 'a@example.com', apiToken: 'token' }
const input = { tracker, enrichment: false, idempotencyKey: 'key' }
const quiet = { progress: () => undefined }

function caseOf(id: string, title: string, criterionIds: string[]): TestCase {
  const steps = [{ step: `Do ${title}`, data: '', expected: `${title} is shown.` }]
  return { id, title, description: '', preconditions: [], type: 'Positive', priority: 'High', steps, criterionIds }
}

function resultOf(lines: string[], language: string): GenerationResult {
  const acceptanceCriteria = criteriaOf(lines, language)
  const testCases = acceptanceCriteria.map(({ id }, index) => caseOf(`TC-${String(index + 1)}`, `Proof of ${id}`, [id]))
  return {
    ticketId: 'SHOP-1',
    title: 'A ticket',
    ticketTitle: 'A ticket',
    acceptanceCriteria,
    testCases,
    timestamp: '2026-11-20T10:00:00.000Z',
    warnings: [],
    dropped: [],
    uncoveredCriterionIds: [],
  }
}

/** Answers each criterion it is asked for with one case, and remembers what it was asked. */
function portsFor(issue: unknown) {
  const requests: GenerateRequest[] = []
  return {
    requests,
    ports: {
      proxyTracker: () => Promise.resolve(issue),
      now: () => now,
      generateTestCases(request: GenerateRequest): Promise<GenerateResponse> {
        requests.push(request)
        return Promise.resolve({
          testCases: (request.criterionIds ?? []).map((id) => caseOf('', `New proof of ${id}`, [id])),
          warnings: [],
          dropped: [],
          tokensUsed: 10,
          metadata: { maxTestCases: 50, provider: 'test', model: 'test', enriched: false },
        })
      },
    },
  }
}

async function propose(result: GenerationResult, after: string[], language = 'en') {
  const { ports, requests } = portsFor(issueOf(after, language))
  const proposed = await proposeUpdate(result, input, ports, quiet)
  if (!proposed.ok) throw new Error(proposed.reason.message)
  return { proposal: proposed.value, requests }
}

function allOf(proposal: UpdateProposal): Set<string> {
  return new Set(proposal.changes.map(({ change }) => change.id))
}

const before = ['- The basket holds 10 items.', '- An empty basket says "Nothing".', '- Guests see the price.']
const after = ['- A voucher is shown.', '- The basket holds 20 items.', '- An empty basket says "Nothing".']

function checked(result: GenerationResult, lines: string[]): GenerationResult {
  const check = checkOf(issueOf(lines, 'en'), now)
  if (!check.ok) throw new Error(check.reason.message)
  return { ...result, check: check.value }
}

describe('a checked suite', () => {
  const result = checked(resultOf(before, 'en'), after)

  it('marks the cases of edited and gone criteria', () => {
    const { changes, marks } = suiteChanges(result, result.testCases)
    expect(changes.map(({ id, state }) => `${id} ${state}`)).toEqual([
      'AC-4 new',
      'AC-1 edited',
      'AC-2 same',
      'AC-3 gone',
    ])
    expect([...marks]).toEqual([
      ['TC-1', 'suspect'],
      ['TC-3', 'obsolete'],
    ])
  })

  it('marks a case that covers a gone and an unchanged criterion as suspect', () => {
    const both = [caseOf('TC-9', 'Both', ['AC-2', 'AC-3'])]
    expect([...suiteChanges(result, both).marks]).toEqual([['TC-9', 'suspect']])
  })

  it('has no marks before the first check', () => {
    const { check: _check, ...unchecked } = result
    expect(suiteChanges(unchecked, result.testCases).marks.size).toBe(0)
  })

  it('clears a mark until the criterion changes again', () => {
    const cleared = markStillRight(result, 'TC-1')
    expect([...suiteChanges(cleared, cleared.testCases).marks.keys()]).toEqual(['TC-3'])
    const reworded = checked(cleared, [...after.slice(0, 1), '- The basket holds **20** items', ...after.slice(2)])
    expect([...suiteChanges(reworded, reworded.testCases).marks.keys()]).toEqual(['TC-3'])
    const again = checked(cleared, [...after.slice(0, 1), '- The basket holds 30 items.', ...after.slice(2)])
    expect([...suiteChanges(again, again.testCases).marks.keys()]).toEqual(['TC-1', 'TC-3'])
  })
})

describe('an update of a suite', () => {
  it('asks for the edited and new criteria only, in one run', async () => {
    const { proposal, requests } = await propose(resultOf(before, 'en'), after)
    expect(requests.map(({ criterionIds }) => criterionIds)).toEqual([['AC-4', 'AC-1']])
    expect(requests[0]?.context?.acceptanceCriteria.map(({ id }) => id)).toEqual(['AC-4', 'AC-1', 'AC-2'])
    expect(proposal.spentRun).toBe(true)
    expect(
      proposal.changes.map(({ change, oldCases, newCases }) => [
        change.id,
        oldCases.map(({ id }) => id),
        newCases.map(({ title }) => title),
      ]),
    ).toEqual([
      ['AC-4', [], ['New proof of AC-4']],
      ['AC-1', ['TC-1'], ['New proof of AC-1']],
      ['AC-3', ['TC-3'], []],
    ])
  })

  it('spends no run if nothing has to be written', async () => {
    const { proposal, requests } = await propose(resultOf(before, 'en'), before.slice(0, 2))
    expect(requests).toEqual([])
    expect(proposal.spentRun).toBe(false)
    expect(applyUpdate(proposal, allOf(proposal)).testCases.map(({ id }) => id)).toEqual(['TC-1', 'TC-2'])
  })

  it('takes each change or leaves it', async () => {
    const { proposal } = await propose(resultOf(before, 'en'), after)
    const updated = applyUpdate(proposal, new Set(['AC-1']))
    expect(updated.testCases.map(({ id, title }) => `${id} ${title}`)).toEqual([
      'TC-4 New proof of AC-1',
      'TC-2 Proof of AC-2',
      'TC-3 Proof of AC-3',
    ])
    expect(updated.acceptanceCriteria.map(({ id, text }) => `${id} ${text}`)).toEqual([
      'AC-1 The basket holds 20 items.',
      'AC-2 An empty basket says "Nothing".',
      'AC-3 Guests see the price.',
    ])
    // What was left is still a change.
    const { changes, marks } = suiteChanges(updated, updated.testCases)
    expect(changes.filter(isAffected).map(({ state }) => state)).toEqual(['new', 'gone'])
    expect([...marks]).toEqual([['TC-3', 'obsolete']])
  })

  it('hides private data from an AI outside the machine', async () => {
    const { ports, requests } = portsFor(
      issueOf(['The confirmation is sent to ana@acme.io within 5 minutes.', ...before.slice(1)], 'en'),
    )
    await proposeUpdate(resultOf(before, 'en'), { ...input, redaction: {} }, ports, quiet)
    expect(requests).toHaveLength(1)
    expect(JSON.stringify(requests)).toContain('⟦EMAIL-1⟧')
    expect(JSON.stringify(requests)).not.toContain('ana@acme.io')
  })

  it('keeps a case that the tester found still right, or that covers an unchanged criterion too', async () => {
    const result = resultOf(before, 'en')
    const shared = { ...result, testCases: [...result.testCases, caseOf('TC-7', 'Shared', ['AC-1', 'AC-2'])] }
    const cleared = markStillRight(checked(shared, after), 'TC-1')
    const { proposal } = await propose(cleared, after)
    expect(proposal.changes.map(({ change, sharedCases }) => [change.id, sharedCases.map(({ id }) => id)])).toEqual([
      ['AC-4', []],
      ['AC-1', ['TC-7']],
      ['AC-3', []],
    ])
    const updated = applyUpdate(proposal, allOf(proposal))
    expect(updated.testCases).toEqual(expect.arrayContaining([shared.testCases[0], shared.testCases[3]]))
    // The shared case may be wrong now, and the tester has not said that it is right.
    expect([...suiteChanges(updated, updated.testCases).marks]).toEqual([['TC-7', 'suspect']])
    const confirmed = markStillRight(updated, 'TC-7')
    expect(suiteChanges(confirmed, confirmed.testCases).marks.size).toBe(0)
  })

  it.each(labelledPairs.map((pair): [string, LabelledPair] => [pair.name, pair]))(
    'leaves the untouched cases byte for byte: %s',
    async (_, pair) => {
      const result = resultOf(pair.before, pair.language)
      // What a tester corrected is not what a run would write again.
      const corrected = {
        ...result,
        testCases: result.testCases.map((testCase) => ({ ...testCase, priority: 'Low', description: '  mine ' })),
      }
      const { proposal } = await propose(corrected, pair.after, pair.languageAfter ?? pair.language)
      const touched = new Set(proposal.changes.flatMap(({ oldCases }) => oldCases.map(({ id }) => id)))
      const untouched = corrected.testCases.filter(({ id }) => !touched.has(id)).map((item) => JSON.stringify(item))
      const updated = applyUpdate(proposal, allOf(proposal))
      const kept = updated.testCases.map((item) => JSON.stringify(item)).filter((text) => untouched.includes(text))
      expect(kept).toEqual(untouched)
      expect(suiteChanges(updated, updated.testCases).changes.filter(isAffected)).toEqual([])
      expect(JSON.stringify(applyUpdate(proposal, new Set()).testCases)).toBe(JSON.stringify(corrected.testCases))
    },
  )
})

describe('an update whose AI did not answer for a criterion', () => {
  async function halfAnswered() {
    const { ports, requests } = portsFor(issueOf(after, 'en'))
    const keys: (string | undefined)[] = []
    const failing: GenerationPorts = {
      ...ports,
      async generateTestCases(request, { idempotencyKey }) {
        keys.push(idempotencyKey)
        const response = await ports.generateTestCases(request)
        if (keys.length > 1) return response
        const testCases = response.testCases.map((testCase) =>
          testCase.criterionIds?.includes('AC-1') === true
            ? { ...testCase, title: 'Built in for AC-1', generationStatus: standIn }
            : testCase,
        )
        return { ...response, testCases, unansweredCriterionIds: ['AC-1'] }
      },
    }
    const proposed = await proposeUpdate(resultOf(before, 'en'), input, failing, quiet)
    if (!proposed.ok) throw new Error(proposed.reason.message)
    return { proposal: proposed.value, failing, keys, requests }
  }

  it('is completed with the key of its run, which costs no other run; nothing else changes', async () => {
    const { proposal, failing, keys, requests } = await halfAnswered()
    const updated = applyUpdate(proposal, allOf(proposal))
    expect(updated.unfinished).toMatchObject({ idempotencyKey: 'key', request: { criterionIds: ['AC-1'] } })
    expect(updated.testCases.map(({ title }) => title)).toContain('Built in for AC-1')

    const completed = await completeGeneration(updated, failing, quiet)
    if (!completed.ok) throw new Error(completed.reason.message)
    expect(keys).toEqual(['key', 'key'])
    expect(requests[1]?.criterionIds).toEqual(['AC-1'])
    const { testCases, unfinished, check } = completed.value
    expect(unfinished).toBeUndefined()
    expect(check).toEqual(updated.check)
    expect(testCases.map(({ title }) => title)).not.toContain('Built in for AC-1')
    expect(testCases.map(({ title }) => title)).toContain('New proof of AC-1')
    const others = (cases: TestCase[]) => cases.filter(({ criterionIds }) => !criterionIds.includes('AC-1'))
    expect(JSON.stringify(others(testCases))).toBe(JSON.stringify(others(updated.testCases)))
  })

  it('has nothing to complete where that change is left', async () => {
    const { proposal } = await halfAnswered()
    expect(applyUpdate(proposal, new Set(['AC-4'])).unfinished).toBeUndefined()
  })
})
