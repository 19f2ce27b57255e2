import { z } from 'zod';
import { findGlobProblem } from '../paths/glob-syntax.ts';

/** The reports that a runner prints to its standard output. */
export const printedReports = ['junit', 'tap', 'go-json', 'jest-json', 'mocha-json'] as const;
export type PrintedReport = (typeof printedReports)[number];

const FILE_ENDINGS = /\.(?:xml|json|jsonl|tap)$/;
const MAX_NAMES = 100;

const notBlank = z.string().refine((text) => text.trim() !== '', 'must not be blank');
/** Patterns of test names, in which `*` is any text. */
export const testNamesSchema = z.array(notBlank.max(500)).min(1).max(MAX_NAMES);

const reportSchema = notBlank.max(1000).superRefine((report, context) => {
  if (isPrintedReport(report)) return;
  const problem = FILE_ENDINGS.test(report)
    ? findGlobProblem(report)
    : `must be one of ${printedReports.join(', ')}, or the path of a file that ends in .xml, .json, .jsonl or .tap`;
  if (problem !== undefined) context.addIssue({ code: 'custom', message: problem });
});

/** The criterion `tests`: a runner's report decides, test by test, in comparison with the base. */
export const testsCriterionSchema = z
  .strictObject({
    kind: z.literal('tests'),
    command: notBlank,
    report: reportSchema,
    must_pass: testNamesSchema.optional(),
    must_fail_at_base: z.boolean().optional(),
    regressions: z
      .union([z.enum(['none', 'ignore']), z.int().min(0).max(10_000)], 'must be none, ignore or a number up to 10000')
      .default('none'),
    min_tests: z.int().min(1).max(1_000_000).optional(),
    may_remove: testNamesSchema.optional(),
    flaky_retries: z.int().min(0).max(5).default(0),
    timeout_seconds: z.int().min(1).max(21_600).default(300),
    serial: z.boolean().optional(),
  })
  .refine(({ must_pass, must_fail_at_base }) => must_fail_at_base !== true || must_pass !== undefined, {
    path: ['must_fail_at_base'],
    message: 'needs "must_pass", which names the tests',
  });
export type TestsCriterion = z.infer<typeof testsCriterionSchema>;

/** Returns whether a criterion's report is printed, rather than written to files. */
export function isPrintedReport(report: string): report is PrintedReport {
  return printedReports.some((printed) => printed === report);
}

/** Returns whether a criterion asks for more than that nothing is lost, so that it can tell done from not done. */
export function asksForTests({ must_pass, min_tests }: Pick<TestsCriterion, 'must_pass' | 'min_tests'>): boolean {
  return must_pass !== undefined || min_tests !== undefined;
}
