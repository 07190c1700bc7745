/** The product's version, as package.json has it; that file is not part of what is deployed. */
export const version = '0.1.0'
