import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

// Loaded into the server before everything else. While the file named by CASEWRIGHT_TEST_DISK_FULL exists, no file can
// grow, as on a full disk. Overwriting existing content still works, unless the file contains `broken`: then no write
// works.
const flag = process.env['CASEWRIGHT_TEST_DISK_FULL'] ?? ''
const { existsSync, fstatSync, readFileSync, writeSync } = fs

function noRoom(): NodeJS.ErrnoException {
  return Object.assign(new Error('ENOSPC: no space left on device, write'), {
    code: 'ENOSPC',
    errno: -28,
    syscall: 'write',
  })
}

fs.writeSync = new Proxy(writeSync, {
  apply(target, self, args: unknown[]): unknown {
    const [fd, data, offset = 0, length, position] = args
    if (typeof fd === 'number' && ArrayBuffer.isView(data) && typeof position === 'number' && existsSync(flag)) {
      const end = position + Number(length ?? data.byteLength - Number(offset))
      if (end > fstatSync(fd).size || readFileSync(flag, 'utf8') === 'broken') throw noRoom()
    }
    return Reflect.apply(target, self, args)
  },
})
syncBuiltinESMExports()
