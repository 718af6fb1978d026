// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateCancellationPolicyVersionCreate = Object.assign(validate10, {"required":["preset","validFrom","tiers"],"nullable":["tiers[].fee","tiers[].percent"]});
const schema11 = {"type":"object","required":["preset","validFrom","tiers"],"properties":{"preset":{"enum":["with_nights","day_tour"]},"validFrom":{"type":"string","format":"date"},"tiers":{"type":"array","items":{"type":"object","required":["fromDays","fee","percent"],"properties":{"fromDays":{"type":"integer","minimum":0,"maximum":365},"fee":{"anyOf":[{"type":"integer","minimum":0,"maximum":2000000,"multipleOf":5},{"type":"null"}]},"percent":{"anyOf":[{"type":"integer","minimum":0,"maximum":100},{"type":"null"}]}},"additionalProperties":false},"maxItems":8}},"additionalProperties":false};
const formats0 = formats.date;

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.preset === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "preset"});
errors++;
}
if(data.validFrom === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "validFrom"});
errors++;
}
if(data.tiers === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "tiers"});
errors++;
}
for(const key0 in data){
if(!(((key0 === "preset") || (key0 === "validFrom")) || (key0 === "tiers"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.preset !== undefined){
let data0 = data.preset;
if(!((data0 === "with_nights") || (data0 === "day_tour"))){
vErrors = report(vErrors, instancePath+"/preset", "enum", {allowedValues: schema11.properties.preset.enum});
errors++;
}
}
if(data.validFrom !== undefined){
let data1 = data.validFrom;
if(typeof data1 === "string"){
if(!(formats0(data1))){
vErrors = report(vErrors, instancePath+"/validFrom", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/validFrom", "type", {type: "string"});
errors++;
}
}
if(data.tiers !== undefined){
let data2 = data.tiers;
if(Array.isArray(data2)){
if(data2.length > 8){
vErrors = report(vErrors, instancePath+"/tiers", "maxItems", {limit: 8});
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
let data3 = data2[i0];
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.fromDays === undefined){
vErrors = report(vErrors, instancePath+"/tiers/" + i0, "required", {missingProperty: "fromDays"});
errors++;
}
if(data3.fee === undefined){
vErrors = report(vErrors, instancePath+"/tiers/" + i0, "required", {missingProperty: "fee"});
errors++;
}
if(data3.percent === undefined){
vErrors = report(vErrors, instancePath+"/tiers/" + i0, "required", {missingProperty: "percent"});
errors++;
}
for(const key1 in data3){
if(!(((key1 === "fromDays") || (key1 === "fee")) || (key1 === "percent"))){
vErrors = report(vErrors, instancePath+"/tiers/" + i0, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data3.fromDays !== undefined){
let data4 = data3.fromDays;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fromDays", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 365 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fromDays", "maximum", {comparison: "<=", limit: 365});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fromDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data3.fee !== undefined){
let data5 = data3.fee;
const _errs13 = errors;
let valid4 = false;
const _errs14 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fee", "type", {type: "integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 2000000 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fee", "maximum", {comparison: "<=", limit: 2000000});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fee", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res0;
if((5 === 0 || (res0 = data5/5, res0 !== parseInt(res0)))){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fee", "multipleOf", {multipleOf: 5});
errors++;
}
}
var _valid0 = _errs14 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs16 = errors;
if(data5 !== null){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fee", "type", {type: "null"});
errors++;
}
var _valid0 = _errs16 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fee", "anyOf", {});
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data3.percent !== undefined){
let data6 = data3.percent;
const _errs19 = errors;
let valid5 = false;
const _errs20 = errors;
if(!(((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6))) && (isFinite(data6)))){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/percent", "type", {type: "integer"});
errors++;
}
if((typeof data6 == "number") && (isFinite(data6))){
if(data6 > 100 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/percent", "maximum", {comparison: "<=", limit: 100});
errors++;
}
if(data6 < 0 || isNaN(data6)){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/percent", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid1 = _errs20 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs22 = errors;
if(data6 !== null){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/percent", "type", {type: "null"});
errors++;
}
var _valid1 = _errs22 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/percent", "anyOf", {});
errors++;
}
else {
errors = _errs19;
if(vErrors !== null){
if(_errs19){
vErrors.length = _errs19;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = report(vErrors, instancePath+"/tiers/" + i0, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/tiers", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateCancellationPolicyVersionPatch = Object.assign(validate11, {"required":[],"nullable":["tiers[].fee","tiers[].percent"]});
const schema12 = {"type":"object","properties":{"validFrom":{"type":"string","format":"date"},"tiers":{"type":"array","items":{"type":"object","required":["fromDays","fee","percent"],"properties":{"fromDays":{"type":"integer","minimum":0,"maximum":365},"fee":{"anyOf":[{"type":"integer","minimum":0,"maximum":2000000,"multipleOf":5},{"type":"null"}]},"percent":{"anyOf":[{"type":"integer","minimum":0,"maximum":100},{"type":"null"}]}},"additionalProperties":false},"maxItems":8}},"additionalProperties":false};

function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!((key0 === "validFrom") || (key0 === "tiers"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.validFrom !== undefined){
let data0 = data.validFrom;
if(typeof data0 === "string"){
if(!(formats0(data0))){
vErrors = report(vErrors, instancePath+"/validFrom", "format", {format: "date"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/validFrom", "type", {type: "string"});
errors++;
}
}
if(data.tiers !== undefined){
let data1 = data.tiers;
if(Array.isArray(data1)){
if(data1.length > 8){
vErrors = report(vErrors, instancePath+"/tiers", "maxItems", {limit: 8});
errors++;
}
const len0 = data1.length;
for(let i0=0; i0<len0; i0++){
let data2 = data1[i0];
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
if(data2.fromDays === undefined){
vErrors = report(vErrors, instancePath+"/tiers/" + i0, "required", {missingProperty: "fromDays"});
errors++;
}
if(data2.fee === undefined){
vErrors = report(vErrors, instancePath+"/tiers/" + i0, "required", {missingProperty: "fee"});
errors++;
}
if(data2.percent === undefined){
vErrors = report(vErrors, instancePath+"/tiers/" + i0, "required", {missingProperty: "percent"});
errors++;
}
for(const key1 in data2){
if(!(((key1 === "fromDays") || (key1 === "fee")) || (key1 === "percent"))){
vErrors = report(vErrors, instancePath+"/tiers/" + i0, "additionalProperties", {additionalProperty: key1});
errors++;
}
}
if(data2.fromDays !== undefined){
let data3 = data2.fromDays;
if(!(((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3))) && (isFinite(data3)))){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fromDays", "type", {type: "integer"});
errors++;
}
if((typeof data3 == "number") && (isFinite(data3))){
if(data3 > 365 || isNaN(data3)){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fromDays", "maximum", {comparison: "<=", limit: 365});
errors++;
}
if(data3 < 0 || isNaN(data3)){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fromDays", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
}
if(data2.fee !== undefined){
let data4 = data2.fee;
const _errs12 = errors;
let valid4 = false;
const _errs13 = errors;
if(!(((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4))) && (isFinite(data4)))){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fee", "type", {type: "integer"});
errors++;
}
if((typeof data4 == "number") && (isFinite(data4))){
if(data4 > 2000000 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fee", "maximum", {comparison: "<=", limit: 2000000});
errors++;
}
if(data4 < 0 || isNaN(data4)){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fee", "minimum", {comparison: ">=", limit: 0});
errors++;
}
let res0;
if((5 === 0 || (res0 = data4/5, res0 !== parseInt(res0)))){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fee", "multipleOf", {multipleOf: 5});
errors++;
}
}
var _valid0 = _errs13 === errors;
valid4 = valid4 || _valid0;
if(!valid4){
const _errs15 = errors;
if(data4 !== null){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fee", "type", {type: "null"});
errors++;
}
var _valid0 = _errs15 === errors;
valid4 = valid4 || _valid0;
}
if(!valid4){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/fee", "anyOf", {});
errors++;
}
else {
errors = _errs12;
if(vErrors !== null){
if(_errs12){
vErrors.length = _errs12;
}
else {
vErrors = null;
}
}
}
}
if(data2.percent !== undefined){
let data5 = data2.percent;
const _errs18 = errors;
let valid5 = false;
const _errs19 = errors;
if(!(((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5))) && (isFinite(data5)))){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/percent", "type", {type: "integer"});
errors++;
}
if((typeof data5 == "number") && (isFinite(data5))){
if(data5 > 100 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/percent", "maximum", {comparison: "<=", limit: 100});
errors++;
}
if(data5 < 0 || isNaN(data5)){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/percent", "minimum", {comparison: ">=", limit: 0});
errors++;
}
}
var _valid1 = _errs19 === errors;
valid5 = valid5 || _valid1;
if(!valid5){
const _errs21 = errors;
if(data5 !== null){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/percent", "type", {type: "null"});
errors++;
}
var _valid1 = _errs21 === errors;
valid5 = valid5 || _valid1;
}
if(!valid5){
vErrors = report(vErrors, instancePath+"/tiers/" + i0+"/percent", "anyOf", {});
errors++;
}
else {
errors = _errs18;
if(vErrors !== null){
if(_errs18){
vErrors.length = _errs18;
}
else {
vErrors = null;
}
}
}
}
}
else {
vErrors = report(vErrors, instancePath+"/tiers/" + i0, "type", {type: "object"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath+"/tiers", "type", {type: "array"});
errors++;
}
}
}
else {
vErrors = report(vErrors, instancePath, "type", {type: "object"});
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}
