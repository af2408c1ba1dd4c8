/** The id of the search's field, which its address names. */
export const searchFieldId = 'find';

/** The search, with the focus in its field. Specification §2, Search. */
export const searchPath = `/search#${searchFieldId}`;
