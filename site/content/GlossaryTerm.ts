/** A row of the glossary. */
export interface GlossaryTerm {
  /** Its names, as the glossary writes them, without those that sentences use in another meaning. */
  readonly names: readonly string[];
  /** Whether it is a name of the product, such as a role, which has a capital letter inside a sentence too. */
  readonly isProper: boolean;
}
