#!/usr/bin/env node
import { loadCli } from './groundhog.js';

const { runCli } = await loadCli();
await runCli(process.argv.slice(2));
