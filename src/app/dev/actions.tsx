import { useState } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from '#src/components/ui/button-style.ts'
import { Button } from '#src/components/ui/button.tsx'
import { IconButton } from '#src/components/ui/icon-button.tsx'
import { SegmentedControl } from '#src/components/ui/segmented-control.tsx'
import { Switch } from '#src/components/ui/switch.tsx'
import { Tabs } from '#src/components/ui/tabs.tsx'
import { Exhibit, State, States } from './specimen.tsx'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'ghost', 'danger']
const sizes: readonly ButtonSize[] = ['sm', 'md', 'lg']

export function Actions() {
  return (
    <>
      <Exhibit name="Button">
        {variants.map((variant) => (
          <States key={variant}>
            {sizes.map((size) => (
              <State key={size} name={`${variant} ${size}`}>
                <Button size={size} variant={variant}>
                  Export
                </Button>
              </State>
            ))}
            <State name={`${variant} icon`}>
              <Button icon="download" variant={variant}>
                Export
              </Button>
            </State>
            <State name={`${variant} busy`}>
              <Button busy variant={variant}>
                Exporting...
              </Button>
            </State>
            <State name={`${variant} disabled`}>
              <Button disabled variant={variant}>
                Export
              </Button>
            </State>
            <State name={`${variant} link`}>
              <a className={buttonStyle(variant)} href="#button">
                Settings
              </a>
            </State>
          </States>
        ))}
      </Exhibit>
      <Exhibit name="Icon button">
        <States>
          <State name="with tooltip">
            <IconButton icon="edit" label="Edit the case" />
          </State>
          <State name="without tooltip">
            <IconButton icon="close" label="Close the example" tooltip={false} />
          </State>
          <State name="disabled">
            <IconButton disabled icon="copy" label="Copy the id" />
          </State>
        </States>
      </Exhibit>
      <Choices />
    </>
  )
}

function Choices() {
  const [layout, setLayout] = useState<'cards' | 'table'>('cards')
  const [tab, setTab] = useState<'users' | 'log'>('users')
  const [on, setOn] = useState(true)
  return (
    <>
      <Exhibit name="Segmented control">
        <SegmentedControl
          label="Layout"
          onChange={setLayout}
          segments={[
            { value: 'cards', label: 'Cards', icon: 'cards' },
            { value: 'table', label: 'Table', icon: 'table' },
          ]}
          value={layout}
        />
      </Exhibit>
      <Exhibit name="Tabs">
        <Tabs
          label="Administration"
          onChange={setTab}
          tabs={[
            { value: 'users', label: 'Users', content: <p className="text-sm">Everybody with an account.</p> },
            { value: 'log', label: 'Audit log', content: <p className="text-sm">What administrators did.</p> },
          ]}
          value={tab}
        />
      </Exhibit>
      <Exhibit name="Switch">
        <States wide>
          <Switch
            checked={on}
            hint="Adds negative, edge and boundary cases."
            label="Test case enrichment"
            onCheckedChange={setOn}
          />
          <Switch checked={!on} label="The other way round" onCheckedChange={(checked) => setOn(!checked)} />
          <Switch checked disabled hint="Your plan includes it." label="On and disabled" onCheckedChange={setOn} />
          <Switch
            checked={false}
            disabled
            hint="Part of the Pro plan."
            label="Off and disabled"
            onCheckedChange={setOn}
          />
        </States>
      </Exhibit>
    </>
  )
}
