/** Rupees whose sign stays with its sum at the end of a line: "≈ ₹2,400" with a no-break space. */
export const unbroken = (rupees: string) => rupees.replace('≈ ', '≈\u00A0');
