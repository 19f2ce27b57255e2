import { OTHER_STORIES, testStories } from './kill-stories.ts';

testStories(OTHER_STORIES);
