import { type Browser, chromium } from 'playwright-core';
import { findOnPath } from '../../src/exec/programs.ts';

/** Returns the path of Chromium on this machine, or what `CHROMIUM` names; undefined where there is none. */
export function findChromium(): Promise<string | undefined> {
  return findOnPath(process.env.CHROMIUM ?? 'chromium', process.env.PATH ?? '');
}

/** Starts Chromium without a window. With a proxy all of its requests go there, those to this machine as well. */
export function startBrowser(executablePath: string, proxy?: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    // A root without sandbox of its own, as in containers.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
    ...(proxy === undefined ? {} : { proxy: { server: proxy, bypass: '<-loopback>' } }),
  });
}
