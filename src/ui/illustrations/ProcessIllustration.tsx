import type { ReactNode } from 'react';
import classes from './illustrations.module.css';

/** The four stations of a visa application. Specification §1, Visa Process. */
export type ProcessStation = 'conversation' | 'documents' | 'submission' | 'visa';

function Conversation() {
  return (
    <>
      <path
        className={classes.paper}
        d="M16 16h84a9 9 0 0 1 9 9v36a9 9 0 0 1-9 9H46L30 85V70H16a9 9 0 0 1-9-9V25a9 9 0 0 1 9-9z"
      />
      <path className={classes.line} d="M24 34h62M24 46h48" />
      <path
        className={classes.folder}
        d="M88 52h56a9 9 0 0 1 9 9v28a9 9 0 0 1-9 9h-6v14l-16-14H88a9 9 0 0 1-9-9V61a9 9 0 0 1 9-9z"
      />
      <path className={classes.route} d="M94 84c8-18 26-22 40-12" />
      <path className={classes.ink} d="m140 76-12-1 5-5-2-6z" />
    </>
  );
}

function Documents() {
  return (
    <>
      <path className={classes.wash} d="M66 12h66a6 6 0 0 1 6 6v78a6 6 0 0 1-6 6H66z" />
      <path
        className={classes.paper}
        d="M54 20h62a6 6 0 0 1 6 6v78a6 6 0 0 1-6 6H54a6 6 0 0 1-6-6V26a6 6 0 0 1 6-6z"
      />
      <path className={classes.line} d="M76 40h34M76 60h34M86 80h24M92 97h18" />
      <path className={classes.stamp} d="m57 40 4 4 8-9M57 60l4 4 8-9" />
      <g transform="rotate(-8 44 90)">
        <rect className={classes.cover} x="20" y="60" width="44" height="56" rx="5" />
        <circle className={classes.gold} cx="42" cy="82" r="10" />
        <path className={classes.gold} d="M32 82h20M32 103h20" />
      </g>
    </>
  );
}

function Submission() {
  return (
    <>
      <path className={classes.wash} d="M22 58h116v46a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z" />
      <path className={classes.paper} d="M50 10h60a5 5 0 0 1 5 5v57H45V15a5 5 0 0 1 5-5z" />
      <path className={classes.line} d="M58 26h28M58 38h44M58 50h36" />
      <path className={classes.folder} d="m22 60 58 32 58-32v44a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8z" />
      <path className={classes.faint} d="m30 106 28-20M130 106 102 86" />
      <path className={classes.marigold} d="M94 17h12v14H94z" />
    </>
  );
}

function Visa() {
  return (
    <>
      <path className={classes.wash} d="M14 34a6 6 0 0 1 6-6h56l4 6v78H20a6 6 0 0 1-6-6z" />
      <path className={classes.paper} d="M146 34a6 6 0 0 0-6-6H86l-6 6v78h60a6 6 0 0 0 6-6z" />
      <path className={classes.line} d="M28 46h20M28 92h36M28 101h24" />
      <path className={classes.faint} d="M28 56h32v26H28z" />
      <g className={classes.stamp} transform="rotate(-13 114 72)">
        <circle cx="114" cy="72" r="25" />
        <circle cx="114" cy="72" r="20" strokeDasharray="2 4" />
        <path d="m104 72 7 7 14-15" />
      </g>
      <path className={classes.route} d="M40 18c26-16 62-16 84-2" />
      <path className={classes.marigold} d="m132 20-13-1 5-5-2-7z" />
    </>
  );
}

const drawings: Readonly<Record<ProcessStation, () => ReactNode>> = {
  conversation: Conversation,
  documents: Documents,
  submission: Submission,
  visa: Visa,
};

/** A small drawing of one station: a conversation, checked documents, a posted folder, a stamped passport. */
export function ProcessIllustration({ of }: { of: ProcessStation }) {
  const Drawing = drawings[of];
  return (
    <svg className={classes.picture} viewBox="0 0 160 120" aria-hidden="true">
      <Drawing />
    </svg>
  );
}
