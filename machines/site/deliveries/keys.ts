/** The storage key of open deliveries, by itself so that the start can look for one without their code. */
export const openDeliveriesKey = 'deshantar:open-deliveries:v1';
