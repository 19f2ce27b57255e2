import './step-timeline.int.test.ts';
