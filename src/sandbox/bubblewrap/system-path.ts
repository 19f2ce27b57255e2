/** The PATH of the programs that set a sandbox up, whatever the PATH of the job says. */
export const SYSTEM_PATH = '/usr/sbin:/usr/bin:/sbin:/bin';
