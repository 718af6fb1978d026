// Written by `npm run validators` from the contract's schemas; do not edit.
// biome-ignore-all lint: generated
// biome-ignore-all format: generated
import { formats, report, ucs2length } from '@firn/shared-ui/validator-runtime';
export const validateInvitationRequest = Object.assign(validate10, {"required":["email","firstName","lastName","notify"],"nullable":["salutation"]});
const schema11 = {"type":"object","required":["email","firstName","lastName","notify"],"properties":{"email":{"type":"string","format":"email","maxLength":180,"pattern":"^[\\x00-\\x7F]*$"},"salutation":{"anyOf":[{"enum":["Frau","Herr","Divers"]},{"type":"null"}]},"firstName":{"type":"string","maxLength":60,"pattern":"\\S"},"lastName":{"type":"string","maxLength":60,"pattern":"\\S"},"notify":{"type":"boolean"}},"additionalProperties":false};
const formats0 = formats.email;
const func2 = ucs2length;
const pattern0 = new RegExp("^[\\x00-\\x7F]*$", "u");
const pattern1 = new RegExp("\\S", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.email === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "email"});
errors++;
}
if(data.firstName === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "firstName"});
errors++;
}
if(data.lastName === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "lastName"});
errors++;
}
if(data.notify === undefined){
vErrors = report(vErrors, instancePath, "required", {missingProperty: "notify"});
errors++;
}
for(const key0 in data){
if(!(((((key0 === "email") || (key0 === "salutation")) || (key0 === "firstName")) || (key0 === "lastName")) || (key0 === "notify"))){
vErrors = report(vErrors, instancePath, "additionalProperties", {additionalProperty: key0});
errors++;
}
}
if(data.email !== undefined){
let data0 = data.email;
if(typeof data0 === "string"){
if(func2(data0) > 180){
vErrors = report(vErrors, instancePath+"/email", "maxLength", {limit: 180});
errors++;
}
if(!pattern0.test(data0)){
vErrors = report(vErrors, instancePath+"/email", "pattern", {pattern: "^[\\x00-\\x7F]*$"});
errors++;
}
if(!(formats0(data0))){
vErrors = report(vErrors, instancePath+"/email", "format", {format: "email"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/email", "type", {type: "string"});
errors++;
}
}
if(data.salutation !== undefined){
let data1 = data.salutation;
const _errs5 = errors;
let valid1 = false;
const _errs6 = errors;
if(!(((data1 === "Frau") || (data1 === "Herr")) || (data1 === "Divers"))){
vErrors = report(vErrors, instancePath+"/salutation", "enum", {allowedValues: schema11.properties.salutation.anyOf[0].enum});
errors++;
}
var _valid0 = _errs6 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const _errs7 = errors;
if(data1 !== null){
vErrors = report(vErrors, instancePath+"/salutation", "type", {type: "null"});
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
}
if(!valid1){
vErrors = report(vErrors, instancePath+"/salutation", "anyOf", {});
errors++;
}
else {
errors = _errs5;
if(vErrors !== null){
if(_errs5){
vErrors.length = _errs5;
}
else {
vErrors = null;
}
}
}
}
if(data.firstName !== undefined){
let data2 = data.firstName;
if(typeof data2 === "string"){
if(func2(data2) > 60){
vErrors = report(vErrors, instancePath+"/firstName", "maxLength", {limit: 60});
errors++;
}
if(!pattern1.test(data2)){
vErrors = report(vErrors, instancePath+"/firstName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/firstName", "type", {type: "string"});
errors++;
}
}
if(data.lastName !== undefined){
let data3 = data.lastName;
if(typeof data3 === "string"){
if(func2(data3) > 60){
vErrors = report(vErrors, instancePath+"/lastName", "maxLength", {limit: 60});
errors++;
}
if(!pattern1.test(data3)){
vErrors = report(vErrors, instancePath+"/lastName", "pattern", {pattern: "\\S"});
errors++;
}
}
else {
vErrors = report(vErrors, instancePath+"/lastName", "type", {type: "string"});
errors++;
}
}
if(data.notify !== undefined){
if(typeof data.notify !== "boolean"){
vErrors = report(vErrors, instancePath+"/notify", "type", {type: "boolean"});
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
