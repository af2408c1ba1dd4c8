/** The name under which open deliveries are kept, by itself so that the start can look for one without their code. */
export const openDeliveriesKeyName = 'deshantar:open-deliveries:v1';
