import type { Locator, Page } from 'playwright'

const pointerId = 'demo-pointer'

/**
 * Draws a mouse pointer on every page: the recording contains what the page paints, and so not the system's pointer.
 */
export async function showPointer(page: Page): Promise<void> {
  await page.addInitScript((id) => {
    function draw(): void {
      if (document.getElementById(id) !== null) return
      const pointer = document.createElement('div')
      pointer.id = id
      // Created element by element: the site's policy refuses HTML from a string.
      const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
      const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
      for (const [name, value] of [
        ['width', '26'],
        ['height', '26'],
        ['viewBox', '0 0 24 24'],
      ] as const)
        drawing.setAttribute(name, value)
      for (const [name, value] of [
        ['d', 'M5 2v18l5-4.6 3.2 7 3-1.4-3.2-6.8H20L5 2Z'],
        ['fill', '#1c1916'],
        ['stroke', '#fff'],
        ['stroke-width', '1.6'],
      ] as const)
        path.setAttribute(name, value)
      drawing.append(path)
      pointer.append(drawing)
      const [x = '700', y = '420'] = (sessionStorage.getItem(id) ?? '').split(' ').filter((part) => part !== '')
      pointer.style.cssText = `position:fixed;left:-5px;top:-2px;z-index:2147483647;pointer-events:none;transform:translate(${x}px,${y}px)`
      document.documentElement.append(pointer)
    }
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', draw)
    else draw()
  }, pointerId)
}

/** A user who works calmly: the pointer glides, letters are typed one by one, and viewers have time to read. */
export class Actor {
  readonly #page: Page

  constructor(page: Page) {
    this.#page = page
  }

  pause(seconds: number): Promise<void> {
    return this.#page.waitForTimeout(seconds * 1000)
  }

  async pointAt(target: Locator): Promise<void> {
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (box === null) throw new Error(`Nothing to point at: ${target.toString()}`)
    const [x, y] = [box.x + Math.min(box.width / 2, 260), box.y + box.height / 2]
    await this.#page.evaluate(
      ([id, left, top]) => {
        sessionStorage.setItem(id, `${left} ${top}`)
        const pointer = document.getElementById(id)
        if (pointer === null) throw new Error('The pointer is not drawn.')
        pointer.style.transition = 'transform 650ms cubic-bezier(0.4, 0, 0.2, 1)'
        pointer.style.transform = `translate(${left}px, ${top}px)`
      },
      [pointerId, x, y] as const,
    )
    await this.pause(0.75)
    await this.#page.mouse.move(x, y)
  }

  async click(target: Locator): Promise<void> {
    await this.pointAt(target)
    await this.pause(0.2)
    await target.click()
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.click(target)
    await target.pressSequentially(text, { delay: 60 })
    await this.pause(0.3)
  }

  async paste(target: Locator, text: string): Promise<void> {
    await this.click(target)
    await this.pause(0.4)
    await target.fill(text)
  }

  /** Scrolls until the target is in the middle. */
  async bringIntoSight(target: Locator): Promise<void> {
    await target.evaluate((element) => element.scrollIntoView({ behavior: 'smooth', block: 'center' }))
    await this.pause(0.9)
  }
}
