import { useEffect, useRef } from 'react'
import { Alert } from '#src/components/ui/alert.tsx'

/** Why an action on a user did not work. It stands above the table, and the user may be far down in it. */
export function ActionProblem({ problem }: { problem: string }) {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.scrollIntoView({ block: 'nearest' })
  }, [problem])
  return (
    <div className="scroll-mt-20" ref={element}>
      <Alert variant="error">{problem}</Alert>
    </div>
  )
}
