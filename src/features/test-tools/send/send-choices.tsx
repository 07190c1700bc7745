import { useQuery } from '@tanstack/react-query'
import { type ToolPlace, type ToolTarget, jiraForms } from '#domain/contracts/test-tools.ts'
import type { PreparedCase } from '#domain/push/prepare-cases.ts'
import { errorText } from '#src/backend/api-error.ts'
import { listPlaces } from '#src/backend/test-tools-api.ts'
import { Alert } from '#src/components/ui/alert.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { Field } from '#src/components/ui/field.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'
import { localized } from '#src/messages/localized.ts'
import type { SavedConnection } from '#src/storage/vault/tool-connections.ts'
import { sendTexts as texts } from './texts.ts'

interface SendChoicesProps {
  connections: SavedConnection[]
  selected: SavedConnection
  onConnection: (id: string) => void
  target: ToolTarget
  onTarget: (target: ToolTarget) => void
  prepared: PreparedCase[]
  chosen: PreparedCase[]
  onChoose: (caseIds: ReadonlySet<string>) => void
  disabled: boolean
}

/** Where the cases go, and which. */
export function SendChoices({
  connections,
  selected,
  onConnection,
  target,
  onTarget,
  prepared,
  chosen,
  onChoose,
  disabled,
}: SendChoicesProps) {
  return (
    <fieldset className="min-w-0 space-y-5" disabled={disabled}>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={texts.connection}>
          <Select onChange={(event) => onConnection(event.target.value)} value={selected.id}>
            {connections.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        {selected.connection.tool === 'jira' ? (
          <Field label={texts.form}>
            <Select
              onChange={(event) =>
                onTarget({ ...target, form: jiraForms.find((form) => form === event.target.value) ?? 'subtasks' })
              }
              value={target.form ?? 'subtasks'}
            >
              {jiraForms.map((form) => (
                <option key={form} value={form}>
                  {texts.forms[form]}
                </option>
              ))}
            </Select>
          </Field>
        ) : (
          <PlaceFields key={selected.id} onTarget={onTarget} selected={selected} target={target} />
        )}
      </div>
      <CaseChoice chosen={chosen} onChoose={onChoose} prepared={prepared} />
    </fieldset>
  )
}

type PlaceFieldsProps = Pick<SendChoicesProps, 'selected' | 'target' | 'onTarget'>

/** The project and the folder, from lists where the tool gives them. */
function PlaceFields({ selected, target, onTarget }: PlaceFieldsProps) {
  const projects = usePlaces(selected, undefined, true)
  const names = projects.data ?? []
  const known = names.some(({ id }) => id === target.project)
  // A typed project may be half a name; a listed one is whole.
  const folders = usePlaces(selected, target.project, known)
  return (
    <>
      <Field hint={projects.isPending || names.length > 0 ? undefined : texts.projectHint} label={texts.project}>
        {projects.isPending ? (
          <Select disabled>
            <option>{texts.loadingPlaces}</option>
          </Select>
        ) : names.length > 0 ? (
          <Select onChange={(event) => onTarget({ project: event.target.value })} value={known ? target.project : ''}>
            {!known && <option value="">{texts.chooseProject}</option>}
            {names.map(({ id, name }) => (
              <option key={id} value={id}>
                {name === id ? name : `${name} (${id})`}
              </option>
            ))}
          </Select>
        ) : (
          <TextInput
            autoComplete="off"
            onChange={(event) => onTarget({ project: event.target.value })}
            spellCheck={false}
            value={target.project}
          />
        )}
      </Field>
      {known && (folders.data ?? []).length > 0 && (
        <Field label={texts.folder}>
          <Select onChange={(event) => onTarget({ ...target, folder: event.target.value })} value={target.folder ?? ''}>
            <option value="">{texts.noFolder}</option>
            {withPaths(folders.data ?? []).map(({ id, path }) => (
              <option key={id} value={id}>
                {path}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {projects.error !== null && (
        <Alert
          action={
            <Button onClick={() => void projects.refetch()} size="sm" variant="secondary">
              {texts.tryAgain}
            </Button>
          }
          className="sm:col-span-2"
          title={texts.placesFailed}
          variant="error"
        >
          {localized(errorText(projects.error, texts.placesFailed))}
        </Alert>
      )}
      {folders.error !== null && (
        <Alert className="sm:col-span-2" title={texts.foldersFailed} variant="warning">
          {localized(errorText(folders.error, texts.foldersFailed))}
        </Alert>
      )}
    </>
  )
}

/** So long the lists of a tool are shown without asking again, in milliseconds. */
const placesStaleMs = 60_000

function usePlaces({ id, connection }: SavedConnection, project: string | undefined, enabled: boolean) {
  return useQuery({
    queryKey: ['tool-places', id, project],
    queryFn: ({ signal }) => listPlaces(connection, project, { signal }),
    enabled,
    retry: false,
    staleTime: placesStaleMs,
  })
}

/** Folders with the names of those around them, in the order of the tree. */
function withPaths(places: ToolPlace[]): { id: string; path: string }[] {
  const byId = new Map(places.map((place) => [place.id, place]))
  const pathOf = ({ name, parent }: ToolPlace, depth = 0): string => {
    const above = parent === undefined || depth > 50 ? undefined : byId.get(parent)
    return above === undefined ? name : `${pathOf(above, depth + 1)} / ${name}`
  }
  return places.map((place) => ({ id: place.id, path: pathOf(place) })).toSorted((a, b) => a.path.localeCompare(b.path))
}

function CaseChoice({ prepared, chosen, onChoose }: Pick<SendChoicesProps, 'prepared' | 'chosen' | 'onChoose'>) {
  const marked = new Set(chosen.map(({ caseId }) => caseId))
  function toggle(caseId: string): void {
    const next = new Set(marked)
    if (!next.delete(caseId)) next.add(caseId)
    onChoose(next)
  }
  return (
    <section aria-label={texts.cases}>
      <div className="mb-2 flex flex-wrap items-center gap-2">
        <h3 className="text-sm font-semibold">{texts.cases}</h3>
        <p aria-live="polite" className="mr-auto text-sm text-muted">
          {texts.chosen(chosen.length, prepared.length)}
        </p>
        <Button onClick={() => onChoose(new Set(prepared.map(({ caseId }) => caseId)))} size="sm" variant="ghost">
          {texts.all}
        </Button>
        <Button onClick={() => onChoose(new Set())} size="sm" variant="ghost">
          {texts.none}
        </Button>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {prepared.map(({ caseId, title }) => (
          <li key={caseId}>
            <label className="flex cursor-pointer items-baseline gap-3 py-2 text-sm">
              <input checked={marked.has(caseId)} onChange={() => toggle(caseId)} type="checkbox" />
              <span className="min-w-0 flex-1 break-words">{title}</span>
            </label>
          </li>
        ))}
      </ul>
    </section>
  )
}
