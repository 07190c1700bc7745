import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { expect, it } from 'vitest'
import { Alert } from '#src/components/ui/alert.tsx'
import { Badge } from '#src/components/ui/badge.tsx'
import { Button } from '#src/components/ui/button.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { Icon } from '#src/components/ui/icon.tsx'
import { Card, Panel } from '#src/components/ui/panel.tsx'
import { PasswordInput } from '#src/components/ui/password-input.tsx'
import { ProgressBar } from '#src/components/ui/progress-bar.tsx'
import { SearchInput } from '#src/components/ui/search-input.tsx'
import { Select } from '#src/components/ui/select.tsx'
import { Skeleton } from '#src/components/ui/skeleton.tsx'
import { Spinner } from '#src/components/ui/spinner.tsx'
import { TextArea } from '#src/components/ui/text-area.tsx'
import { TextInput } from '#src/components/ui/text-input.tsx'

it.each<[string, ReactElement, string, string]>([
  ['Alert', <Alert className="px-2" variant="info" />, 'px-2', 'px-3.5'],
  ['Badge', <Badge className="h-8">New</Badge>, 'h-8', 'h-6'],
  ['Button', <Button className="h-10">Save</Button>, 'h-10', 'h-9'],
  ['Card', <Card className="border-accent">Text</Card>, 'border-accent', 'border-line'],
  ['Icon', <Icon className="shrink" name="check" />, 'shrink', 'shrink-0'],
  ['IconButton', <IconButton className="size-7" icon="copy" label="Copy" tooltip={false} />, 'size-7', 'size-9'],
  ['Panel', <Panel className="rounded-md" title="Plan" />, 'rounded-md', 'rounded-lg'],
  ['PasswordInput', <PasswordInput className="pr-4" />, 'pr-4', 'pr-11'],
  ['ProgressBar', <ProgressBar className="h-3" label="Progress" value={1} />, 'h-3', 'h-1.5'],
  ['SearchInput', <SearchInput className="static" onSearch={() => undefined} />, 'static', 'relative'],
  ['Select', <Select className="static" />, 'static', 'relative'],
  ['Skeleton', <Skeleton className="rounded-full" />, 'rounded-full', 'rounded-md'],
  ['Spinner', <Spinner className="size-3" />, 'size-3', 'size-4'],
  ['TextArea', <TextArea className="min-h-20" />, 'min-h-20', 'min-h-10'],
  ['TextInput', <TextInput className="h-8" />, 'h-8', 'h-10'],
])('a class passed to %s replaces its own', (_, element, passed, own) => {
  const { container } = render(element)
  const owner = container.querySelector(`.${passed}`)
  expect(owner).not.toBeNull()
  expect(owner).not.toHaveClass(own)
})
