import type { ErrorData } from './errors.ts';

/** The texts of errors about signatures of commits. */
export const signingErrorTexts = {
  signing_key_unusable: ({ reason }: ErrorData) => ({
    title: 'Commits cannot be signed with the key of this run; nothing was started.',
    observed: `GROUNDHOG_SIGNING_KEY: ${reason}.`,
    hint: 'Give the private key as a secret in that variable of the step: what ssh-keygen -t ed25519 -N "" writes, or gpg --armor --export-secret-keys prints; and "sign-as" with an address of its account. Or set sign to "api" or "none".',
  }),
  plan_not_signed: ({ reason }: ErrorData) => ({
    title: 'The commit that adds the plan was not signed; nothing was started.',
    observed: `${reason}`,
    hint: 'Lift what is in the way and run again. Or commit the plan as a file, or set sign to "auto": then the commit is made without a signature.',
  }),
} as const;
