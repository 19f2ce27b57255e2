import slow from './jest-slow.config.mjs';

process.env.GROUNDHOG_TEST_SLOW = 'complete';

/** The slow tests with every row of their tables, where "npm run test:slow" plays some. */
export default slow;
