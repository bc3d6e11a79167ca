import { setTimeout as pass } from 'node:timers/promises';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../tools/setup/launchOptions.mjs';
import { keyNames } from './keys.ts';
import type { Actions, Engine, KeyAction, PointerAction, Session } from './Session.ts';

/** Chromium without a window, driven by Playwright. */
export class Chromium implements Engine {
  private readonly browser: Browser;

  private constructor(browser: Browser) {
    this.browser = browser;
  }

  static async launch(): Promise<Chromium> {
    return new Chromium(await chromium.launch(launchOptions()));
  }

  async newSession(): Promise<Session> {
    const context = await this.browser.newContext();
    return new ChromiumSession(await context.newPage());
  }

  async close(): Promise<void> {
    await this.browser.close();
  }
}

class ChromiumSession implements Session {
  readonly problems: string[] = [];
  private readonly page: Page;

  constructor(page: Page) {
    this.page = page;
    page.on('console', (message) => {
      if (['warning', 'error'].includes(message.type())) this.problems.push(`${message.type()}: ${message.text()}`);
    });
    page.on('pageerror', (error) => this.problems.push(`error: ${error.message}`));
  }

  async open(address: string): Promise<void> {
    await this.page.goto(address);
  }

  evaluate(expression: string): Promise<unknown> {
    return this.page.evaluate(expression);
  }

  async perform(actions: Actions): Promise<void> {
    const { keyboard, mouse } = this.page;
    for (const action of actions.flatMap((source): (KeyAction | PointerAction)[] => source.actions))
      switch (action.type) {
        case 'keyDown':
          await keyboard.down(keyNames[action.value] ?? action.value);
          break;
        case 'keyUp':
          await keyboard.up(keyNames[action.value] ?? action.value);
          break;
        case 'pointerMove':
          await mouse.move(action.x, action.y);
          break;
        case 'pointerDown':
          await mouse.down();
          break;
        case 'pointerUp':
          await mouse.up();
          break;
        case 'pause':
          await pass(action.duration);
          break;
      }
  }

  async resize(width: number, height: number): Promise<void> {
    await this.page.setViewportSize({ width, height });
  }

  screenshot(): Promise<Buffer> {
    return this.page.screenshot();
  }

  async close(): Promise<void> {
    await this.page.context().close();
  }
}
