#!/usr/bin/env node
import { runCli } from './groundhog.js';

await runCli(process.argv.slice(2));
