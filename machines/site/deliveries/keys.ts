/** Under which name deliveries without a known end are kept: known from the start, so that their code is fetched only where there is one. */
export const openDeliveriesKey = 'deshantar:open-deliveries:v1';
