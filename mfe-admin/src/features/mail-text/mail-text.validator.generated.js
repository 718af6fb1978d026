// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateMailTextPatch = Object.assign(validate10, {"required":[],"nullable":["subject","opening","closing"]});
const schema11 = {"type":"object","properties":{"subject":{"anyOf":[{"type":"string","maxLength":150,"pattern":"^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"},{"type":"null"}]},"opening":{"anyOf":[{"type":"string","maxLength":4000},{"type":"null"}]},"closing":{"anyOf":[{"type":"string","maxLength":4000},{"type":"null"}]}},"additionalProperties":false};
const func2 = ucs2length;
const pattern0 = new RegExp("^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 in data){
if(!(((key0 === "subject") || (key0 === "opening")) || (key0 === "closing"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.subject !== undefined){
let data0 = data.subject;
const _errs3 = errors;
let valid1 = false;
const _errs4 = errors;
if(typeof data0 === "string"){
if(func2(data0) > 150){
vErrors = report(vErrors, instancePath+"/subject", "maxLength", {limit: 150});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/subject", "pattern", {pattern: "^(?=.*\\S)[^\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}]*$"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/subject", "type", {type: "string"});
errors++;
}
var _valid0 = _errs4 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs6 = errors;
if(data0 !== null){
vErrors = report(vErrors, instancePath+"/subject", "type", {type: "null"});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/subject", "anyOf", {});
errors++;
}
else {
errors = _errs3;
if(vErrors !== null){
if(_errs3){
vErrors.length = _errs3;
}
else {
vErrors = null;
}
}
}
}
if(data.opening !== undefined){
let data1 = data.opening;
const _errs9 = errors;
let valid2 = false;
const _errs10 = errors;
if(typeof data1 === "string"){
if(func2(data1) > 4000){
vErrors = report(vErrors, instancePath+"/opening", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/opening", "type", {type: "string"});
errors++;
}
var _valid1 = _errs10 === errors;
valid2 = valid2 || _valid1;
if(!valid2){
const _errs12 = errors;
if(data1 !== null){
vErrors = report(vErrors, instancePath+"/opening", "type", {type: "null"});
errors++;
}
var _valid1 = _errs12 === errors;
valid2 = valid2 || _valid1;
}
if(!valid2){
vErrors = report(vErrors, instancePath+"/opening", "anyOf", {});
errors++;
}
else {
errors = _errs9;
if(vErrors !== null){
if(_errs9){
vErrors.length = _errs9;
}
else {
vErrors = null;
}
}
}
}
if(data.closing !== undefined){
let data2 = data.closing;
const _errs15 = errors;
let valid3 = false;
const _errs16 = errors;
if(typeof data2 === "string"){
if(func2(data2) > 4000){
vErrors = report(vErrors, instancePath+"/closing", "maxLength", {limit: 4000});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/closing", "type", {type: "string"});
errors++;
}
var _valid2 = _errs16 === errors;
valid3 = valid3 || _valid2;
if(!valid3){
const _errs18 = errors;
if(data2 !== null){
vErrors = report(vErrors, instancePath+"/closing", "type", {type: "null"});
errors++;
}
var _valid2 = _errs18 === errors;
valid3 = valid3 || _valid2;
}
if(!valid3){
vErrors = report(vErrors, instancePath+"/closing", "anyOf", {});
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
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
