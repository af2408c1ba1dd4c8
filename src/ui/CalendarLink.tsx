import type { ReactNode } from 'react';
import type { NamedFile } from '../content/dates-answer';
import { Button } from './Button';

/** Saves a calendar file, or opens it in the device's calendar. */
export function CalendarLink({
  file,
  icon,
  children,
}: {
  file: NamedFile;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Button
      component="a"
      variant="default"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file.text)}`}
      download={file.name}
      leftSection={icon}
    >
      {children}
    </Button>
  );
}
