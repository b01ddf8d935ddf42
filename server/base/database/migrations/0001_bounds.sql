ALTER TABLE "answers" ADD COLUMN "number_most" double precision;
