import { applicationsMachine } from '../../../machines/applications/applications.machine';
import { applicationsStorageKey } from '../../../machines/applications/list';
import { source } from '../../../machines/source';
import { clearQuestion } from '../../content/staff-words';
import { defineFlow } from '../running';
import { alertBy } from '../sources/alert';
import { confirmBy } from '../sources/confirm';

/** The applications sent from this browser, in the site. Specification §2, Admin area, §6 and §8. */
export const applicationsFlow = defineFlow(({ ports }) => {
  const applications = ports.storedValue(applicationsStorageKey);
  return {
    input: {},
    logic: applicationsMachine.provide({
      actors: {
        confirmClearing: confirmBy(ports, clearQuestion),
        alert: alertBy(ports),
        storedList: source(({ sendBack, receive }) => {
          const read = () =>
            sendBack({
              type: 'list.read',
              records: applications.read() ?? [],
              isLasting: applications.isLasting(),
            });
          receive(() => {
            applications.clear();
            read();
          });
          read();
          return applications.onChangedElsewhere(read);
        }),
      },
    }),
  };
});
