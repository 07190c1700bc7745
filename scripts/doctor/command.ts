import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { version } from '../../supabase/functions/api/version.ts'
import { projectRoot } from '../../supabase/local/project.ts'
import { foundBrowser } from '../test/find-browser.ts'
import { terminal, type ExitCode } from '../terminal.ts'
import { lineOf, noteFinding, okFinding, type DoctorFinding } from './finding.ts'
import { checkAiService, checkHosted } from './hosted.ts'
import { checkInstallation, checkPlace } from './machine.ts'
import { checkAi, checkNames, checkProject, type Settings } from './settings.ts'

const usage = `Usage: npm run doctor [-- --offline]

Checks this machine and its settings, and says what is missing or wrong and what to do. It also contacts a configured
hosted project and AI service, unless you pass --offline. It changes nothing and shows no secret.

Exit code: 0 nothing is wrong, 1 something is wrong, 2 wrong usage.`

/** Runs the whole command, from the arguments to the exit code. */
export async function doctorCommand(argv: string[], write = terminal.result): Promise<ExitCode> {
  if (argv.includes('--help') || argv.includes('-h')) {
    write(usage)
    return 0
  }
  if (argv.some((argument) => argument !== '--offline')) {
    write(usage)
    return 2
  }
  const file = join(projectRoot, '.env')
  const fromFile: Settings = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {}
  // As in every command, the environment overrides the file.
  const settings: Settings = { ...fromFile, ...process.env }
  const dataDir = resolve(projectRoot, settings['DATA_DIR']?.trim() || '.data')
  const findings = [
    ...(await checkInstallation()),
    browser(),
    ...(await checkPlace(Number(settings['PORT'] ?? 5173), dataDir)),
    ...checkNames(Object.keys(fromFile)),
    checkAi(settings),
    ...checkProject(settings),
  ]
  const online = argv.includes('--offline')
    ? []
    : [...(await checkAiService(settings, fetch)), ...(await checkHosted(settings, version, fetch))]
  const all = [...findings, ...online]
  for (const finding of all) write(lineOf(finding))
  const bad = all.filter(({ level }) => level === 'wrong').length
  write(bad === 0 ? '\nNothing is wrong.' : `\n${bad} ${bad === 1 ? 'thing is' : 'things are'} wrong.`)
  return bad === 0 ? 0 : 1
}

function browser(): DoctorFinding {
  const path = foundBrowser()
  return path === undefined
    ? noteFinding(
        'Browser',
        'no Chromium found; npm test installs one',
        'or set CASEWRIGHT_CHROMIUM to the path of yours',
      )
    : okFinding('Browser', path)
}
