/** The version of Groundhog; a test holds it equal to that of package.json. */
export const VERSION = '0.1.0';

/** The repository of the action on GitHub, as workflows name it. */
export const PROJECT = 'groundhog-actions/groundhog';
