// What the tests import from '@jest/globals', where they run in vitest.
export { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
